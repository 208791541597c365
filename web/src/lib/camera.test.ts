import { describe, expect, it } from "vitest";
import { Camera, type Box } from "./camera.svelte";

/** A camera onto a window of a size in pixels. */
function onto(width: number, height: number): Camera {
  const camera = new Camera(0.2, 4.2);
  [camera.width, camera.height] = [width, height];
  return camera;
}

/** Return where a box is in the window: how far its sides are from the window's, in whole pixels. */
function gaps(camera: Camera, box: Box): Record<"left" | "top" | "right" | "bottom", number> {
  const [left, top] = [(box.x - camera.x) * camera.scale + camera.width / 2, (box.y - camera.y) * camera.scale + camera.height / 2];
  const [right, bottom] = [camera.width - left - box.width * camera.scale, camera.height - top - box.height * camera.scale];
  return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
}

describe("a map of 60 by 20 squares", () => {
  const map: Box = { x: -320, y: -160, width: 60 * 16, height: 20 * 16 };

  it("is seen whole, as large as the window allows and in its middle", () => {
    const camera = onto(480, 400);
    camera.fit(map);
    expect(camera.scale).toBe(0.5);
    expect(gaps(camera, map)).toEqual({ left: 0, top: 120, right: 0, bottom: 120 });
  });

  it("leaves free what is covered above, below and on the right", () => {
    const camera = onto(530, 250);
    camera.fit(map, 60, 30, 50);
    expect(camera.scale).toBe(0.5);
    expect(gaps(camera, map)).toEqual({ left: 0, top: 60, right: 50, bottom: 30 });
  });

  it("is seen whole on the narrowest phone, and is not blown up on a wall", () => {
    const phone = onto(320, 200);
    phone.fit(map);
    expect(Object.values(gaps(phone, map)).every((gap) => gap >= 0)).toBe(true);
    const wall = onto(7680, 4320);
    wall.fit(map);
    expect(wall.scale).toBe(4.2);
  });

  it("is looked at again as a whole after it was moved", () => {
    const camera = onto(480, 400);
    camera.zoom(3, 10, 10);
    camera.pan(500, -90);
    expect(camera.moved).toBe(true);
    camera.fit(map);
    expect(camera.moved).toBe(false);
    expect(gaps(camera, map)).toEqual({ left: 0, top: 120, right: 0, bottom: 120 });
  });
});
