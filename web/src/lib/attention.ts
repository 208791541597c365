/** What calls somebody back to the table: a mark on the page's icon, and if they wish a sound and a notification. */

const ICON = "/favicon.svg";
const MARKED = "/favicon-turn.svg";
const MOST = 9; // things that an icon counts; the last one says that there are more
const TONES = [523.25, 659.25]; // Hz: two notes, upwards
const LENGTH = 0.22; // seconds of a note
let audio: AudioContext | undefined;

/** Put a mark on the page's icon, with a number if several things wait, or take it off. */
export function markIcon(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = count === 0 ? ICON : count === 1 ? MARKED : `/favicon-turn-${Math.min(count, MOST)}.svg`;
}

/** Ring softly. A browser lets nobody ring before the page was touched: then it stays silent. */
export function ring(): void {
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
  const now = audio.currentTime;
  TONES.forEach((pitch, index) => {
    const [tone, volume] = [new OscillatorNode(audio!, { frequency: pitch }), new GainNode(audio!, { gain: 0 })];
    const begins = now + index * LENGTH;
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(0.18, begins + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + 2 * LENGTH);
    tone.connect(volume).connect(audio!.destination);
    tone.start(begins);
    tone.stop(begins + 2 * LENGTH);
  });
}

/** Whether this browser shows notifications here at all: most do not by plain http from another machine. */
export const canNotify = (): boolean => "Notification" in window && window.isSecureContext;

/** Ask, on a click, to be allowed to notify; return whether it is. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Notify whoever does not look at the page; a click on it brings them here. */
export function notify(title: string, tag: string): void {
  if (!canNotify() || Notification.permission !== "granted" || isSeen()) return;
  const notice = new Notification(title, { tag, icon: MARKED });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

const isSeen = (): boolean => document.visibilityState === "visible" && document.hasFocus();
