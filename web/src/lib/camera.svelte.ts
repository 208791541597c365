/** What part of a drawing is seen: panned and zoomed by mouse, touch and keys. Shared by boards that outgrow the screen. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NEAREST = 12; // a drag shorter than this many pixels is a click

export class Camera {
  /** The middle of what is seen, in units of the drawing. */
  x = $state(0);
  y = $state(0);
  /** Pixels per unit. */
  scale = $state(1);
  /** The size of the window, in pixels. */
  width = $state(1);
  height = $state(1);
  /** Whether someone has moved it: then it no longer follows the drawing by itself. */
  moved = $state(false);
  /** Whether a finger looks closer at a place: then only what happens on the map ends that. */
  isNear = false;

  constructor(
    private readonly least: number,
    private readonly most: number,
  ) {}

  get viewBox(): string {
    const width = this.width / this.scale;
    const height = this.height / this.scale;
    return `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`;
  }

  /** Show all of a box, as large as the window and `most` allow; the others are pixels of the window that are covered. */
  fit(box: Box, above = 0, below = 0, right = 0): void {
    const height = Math.max(this.height - above - below, 1);
    const wanted = Math.min(Math.max(this.width - right, 1) / box.width, height / box.height);
    this.scale = Math.min(Math.max(wanted, this.least), this.most);
    this.x = box.x + box.width / 2 + right / 2 / this.scale;
    this.y = box.y + box.height / 2 + (below - above) / 2 / this.scale;
    this.moved = this.isNear = false;
  }

  /** Look at a part so closely that something is this large, if all of the part is then still seen. */
  approach(part: Box, scale: number): void {
    if (part.width * scale > this.width || part.height * scale > this.height) return;
    this.scale = Math.min(Math.max(scale, this.least), this.most);
    this.x = part.x + part.width / 2;
    this.y = part.y + part.height / 2;
  }

  /** Zoom by a factor, keeping the point under (left, top) where it is; by default the middle. */
  zoom(factor: number, left = this.width / 2, top = this.height / 2): void {
    const before = this.at(left, top);
    this.scale = Math.min(Math.max(this.scale * factor, this.least), this.most);
    const after = this.at(left, top);
    this.x += before.x - after.x;
    this.y += before.y - after.y;
    this.moved = true;
  }

  pan(pixelsX: number, pixelsY: number): void {
    this.x -= pixelsX / this.scale;
    this.y -= pixelsY / this.scale;
    this.moved = true;
  }

  /** Return the point of the drawing at a place of the window. */
  at(left: number, top: number): Point {
    return { x: this.x + (left - this.width / 2) / this.scale, y: this.y + (top - this.height / 2) / this.scale };
  }

  /** Keep a box in the window: no side of it may leave a gap; `below` are more pixels that may be seen under it. */
  hold(box: Box, below = 0): void {
    const [halfWidth, halfHeight] = [this.width / this.scale / 2, this.height / this.scale / 2];
    const kept = (value: number, from: number, to: number, half: number): number => {
      const [one, other] = [from + half, to - half];
      return Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other));
    };
    const x = kept(this.x, box.x, box.x + box.width, halfWidth);
    const y = kept(this.y, box.y, box.y + box.height + below / this.scale, halfHeight);
    if (x !== this.x) this.x = x;
    if (y !== this.y) this.y = y;
  }

  /** Move just as much as is needed for a box to be seen. */
  reveal(box: Box): void {
    const halfWidth = this.width / this.scale / 2;
    const halfHeight = this.height / this.scale / 2;
    this.x = Math.max(Math.min(this.x, box.x + halfWidth), box.x + box.width - halfWidth);
    this.y = Math.max(Math.min(this.y, box.y + halfHeight), box.y + box.height - halfHeight);
  }

  /** An attachment for the element that shows the drawing: drags, pinches and the wheel move the camera. */
  control = (element: Element): (() => void) => {
    const fingers = new Map<number, { left: number; top: number }>();
    let travelled = 0;

    const place = (event: PointerEvent | WheelEvent): { left: number; top: number } => {
      const frame = element.getBoundingClientRect();
      return { left: event.clientX - frame.left, top: event.clientY - frame.top };
    };
    const down = (event: PointerEvent): void => {
      if (event.button > 0) return;
      fingers.set(event.pointerId, place(event));
      if (fingers.size === 1) travelled = 0;
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const reach = (point: { left: number; top: number }): number =>
          Math.hypot(point.left - other.left, point.top - other.top);
        this.zoom(reach(now) / Math.max(reach(before), 1), (now.left + other.left) / 2, (now.top + other.top) / 2);
        travelled = NEAREST;
      } else if (travelled >= NEAREST) {
        this.pan(now.left - before.left, now.top - before.top);
      }
      travelled += Math.hypot(now.left - before.left, now.top - before.top);
      if (travelled >= NEAREST && !element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    const click = (event: Event): void => {
      if (travelled >= NEAREST) event.stopPropagation();
      travelled = 0;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = place(event);
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.03 : 0.0015)), left, top);
    };
    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click, { capture: true }],
      ["wheel", wheel, { passive: false }],
    ];
    for (const [name, listener, how] of listeners) element.addEventListener(name, listener as EventListener, how);
    const seen = new ResizeObserver(([entry]) => {
      if (!entry) return;
      this.width = Math.max(entry.contentRect.width, 1);
      this.height = Math.max(entry.contentRect.height, 1);
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      for (const [name, listener, how] of listeners) element.removeEventListener(name, listener as EventListener, how);
    };
  };
}
