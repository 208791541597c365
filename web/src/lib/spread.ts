/** Work that need not be done at once, one piece after each frame, so that none is late. */

/** Do all jobs, one between two frames, then what remains; return how to leave off. */
export function spread(jobs: readonly (() => void)[], then: () => void): () => void {
  let at = 0;
  let frame = 0;
  const painted = new MessageChannel(); // a timer would wait longer than until the frame was painted
  const wait = (): void => {
    frame = requestAnimationFrame(() => painted.port2.postMessage(null));
  };
  const end = (): void => {
    cancelAnimationFrame(frame);
    painted.port1.close();
  };
  painted.port1.onmessage = (): void => {
    const job = jobs[at++];
    if (job) {
      job();
      wait();
    } else {
      end();
      then();
    }
  };
  wait();
  return end;
}

/** Do something in a task of its own, as soon as there is nothing else to do; return how not to. */
export function next(work: () => void): () => void {
  const now = new MessageChannel(); // a timer would wait longer
  const end = (): void => now.port1.close();
  now.port1.onmessage = (): void => {
    end();
    work();
  };
  now.port2.postMessage(null);
  return end;
}
