import { describe, expect, it } from "vitest";
import { roomFor, type Room } from "./room";

const board: Room = { north: -3, east: 4, south: 5, west: -6 };

describe("the room for a map", () => {
  it("is as large as the map at first", () => {
    expect(roomFor(board, null)).toEqual(board);
  });

  it("has some to spare where the map has grown, and stays while the map grows into that", () => {
    const grown = roomFor({ ...board, east: 5 }, board);
    expect(grown).toEqual({ ...board, east: 7 });
    expect(roomFor({ ...board, east: 6 }, grown)).toBe(grown);
    expect(roomFor({ ...board, east: 7 }, grown)).toBe(grown);
    expect(roomFor({ ...board, east: 6, north: -4 }, grown)).toEqual({ ...board, east: 7, north: -6 });
  });

  it("always holds the map, and is fitted anew to a much smaller one", () => {
    const wide = roomFor({ ...board, west: -20 }, board);
    expect(wide.west).toBeLessThanOrEqual(-20);
    expect(roomFor(board, wide)).toEqual(board);
  });
});
