/** Work that need not be done at once, one piece after each frame, so that none is late. */

/** Do all jobs, one between two frames, then what remains; return how to leave off. */
export function spread(jobs: readonly (() => void)[], then: () => void): () => void {
  let at = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    frame = requestAnimationFrame(() => (timer = setTimeout(next))); // once the frame was painted
  };
  const next = (): void => {
    const job = jobs[at++];
    if (!job) return then();
    job();
    wait();
  };
  wait();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
