/** A picture of the demo set, once it is in the media library. */
export type WorldPicture = {
  assetId: string;
  /** Its own category first, then those it also serves. */
  categories: readonly string[];
  subject: string;
  palette: string;
  season: string;
  alt: string;
};
