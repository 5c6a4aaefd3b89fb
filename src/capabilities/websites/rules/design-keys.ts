/** The designs a couple chooses from, in the order of the gallery. Keys are stored with sites and never change. */
export const DESIGN_KEYS = [
  'editorial',
  'letterpress',
  'watercolor',
  'grid',
  'film',
  'deco',
  'night',
  'poster',
  'minimal',
  'coast',
  'desert',
  'playful',
] as const;
export type DesignKey = (typeof DESIGN_KEYS)[number];
