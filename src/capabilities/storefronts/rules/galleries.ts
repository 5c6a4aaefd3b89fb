/** The cover gallery leads the page and the card; the photo gallery is the long one below. */
export const GALLERIES = ['COVER', 'PHOTO'] as const;
export type Gallery = (typeof GALLERIES)[number];
