/** Times of the day as fields have them ("22:00"), and as the server has them (minutes since midnight). */

export const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
};

export const time = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
