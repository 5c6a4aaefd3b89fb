export const WEDDING_SETTINGS = ['INDOOR', 'OUTDOOR', 'BOTH'] as const;
/** Where a real wedding took place. */
export type WeddingSetting = (typeof WEDDING_SETTINGS)[number];
