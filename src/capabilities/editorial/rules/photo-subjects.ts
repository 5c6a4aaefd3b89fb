/** What a photo of a wedding shows; few enough to choose from, and each is somebody's trade. */
export const PHOTO_SUBJECTS = [
  'ceremony',
  'place',
  'table',
  'flowers',
  'cake',
  'food',
  'drinks',
  'music',
  'beauty',
  'details',
] as const;

export type PhotoSubject = (typeof PHOTO_SUBJECTS)[number];
