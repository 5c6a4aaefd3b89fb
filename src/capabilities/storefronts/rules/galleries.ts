/** The cover gallery leads the page and the card; the photo gallery is the long one below. */
export const GALLERIES = ['COVER', 'PHOTO'] as const;
export type Gallery = (typeof GALLERIES)[number];

export const MEDIA_SOURCES = ['FILE', 'URL'] as const;
export type MediaSource = (typeof MEDIA_SOURCES)[number];

/** A picture in a gallery, with what the business says about it there. */
export type GalleryImage = {
  assetId: string;
  source: MediaSource;
  caption: string;
  altText: string;
  focusX: number;
  focusY: number;
};
