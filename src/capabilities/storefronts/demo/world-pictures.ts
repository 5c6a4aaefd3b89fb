/** A picture of the demo set, once it is in the media library. */
export type WorldPicture = {
  assetId: string;
  /** Its own category first, then those it also serves. */
  categories: readonly string[];
  subject: string;
  palette: string;
  /** A detail of another picture, or one in other colors. */
  isDerived: boolean;
  season: string;
  alt: string;
};
