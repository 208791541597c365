declare module "virtual:words" {
  /** By language: how to load what it says. */
  const loads: Record<string, () => Promise<{ default: string }>>;
  export default loads;
  /** … and what only a page says that is seldom opened. */
  export const later: typeof loads;
}
