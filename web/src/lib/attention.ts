/** What calls somebody back to the table: a mark on the page's icon, and if they wish a sound and a notification. */

const ICON = "/favicon.svg";
const MARKED = "/favicon-turn.svg";
const TONES = [523.25, 659.25]; // Hz: two notes, upwards
const LENGTH = 0.22; // seconds of a note
let audio: AudioContext | undefined;

const SIDE = 64; // of an icon with a number, in pixels
let marked = 0; // how many times the mark was set: what is drawn too late is not shown

/** Put a mark on the page's icon, with a number if several things wait, or take it off. */
export function markIcon(count: number): void {
  const [link, asked] = [document.querySelector<HTMLLinkElement>('link[rel="icon"]'), ++marked];
  if (!link) return;
  link.href = count ? MARKED : ICON;
  if (count > 1) void numbered(count).then((drawn) => asked === marked && (link.href = drawn), () => undefined);
}

/** Draw the marked icon with a number on its mark. */
async function numbered(count: number): Promise<string> {
  const icon = new Image(SIDE, SIDE);
  icon.src = MARKED;
  await icon.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  const pen = canvas.getContext("2d");
  if (!pen) return MARKED;
  pen.drawImage(icon, 0, 0, SIDE, SIDE);
  Object.assign(pen, { fillStyle: "#fffaf0", font: "bold 24px sans-serif", textAlign: "center", textBaseline: "middle" });
  pen.fillText(count > 9 ? "9+" : String(count), SIDE * 0.75, SIDE * 0.27);
  return canvas.toDataURL();
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
