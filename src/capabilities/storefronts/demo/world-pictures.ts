/** A picture of the demo set, once it is in the media library. */
export type WorldPicture = {
  assetId: string;
  /** Its own category first, then those it also serves. */
  categories: readonly string[];
  subject: string;
  palette: string;
  /** A detail of another picture, or one in other colors. */
  isDerived: boolean;
  /** The asset it was cut from. */
  cropOf?: string | undefined;
  season: string;
  alt: string;
};

/** A detail beside the whole it was cut from is the same picture twice; of the two the whole stays. */
export function withoutCropsOfShown<Shown extends Pick<WorldPicture, 'assetId' | 'cropOf'>>(
  pictures: readonly Shown[],
): Shown[] {
  const shown = new Set(pictures.map(({ assetId }) => assetId));
  return pictures.filter(({ cropOf }) => cropOf === undefined || !shown.has(cropOf));
}
