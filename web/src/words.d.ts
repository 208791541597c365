declare module "virtual:words" {
  /** By language: how to load what it says. */
  const loads: Record<string, () => Promise<{ default: string }>>;
  export default loads;
  /** … and what only pages say that are loaded later. */
  export const later: typeof loads;
}
