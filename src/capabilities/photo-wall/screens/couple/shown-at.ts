export type ShownAt = { uuid: string; place: number };

/**
 * The photo that is looked at, wherever it stands by now: others arrive before it while the dance floor is full. One that left
 * the list makes room for the next one.
 */
export function shownAt(photos: readonly { uuid: string }[], { uuid, place }: ShownAt): ShownAt | undefined {
  const found = photos.findIndex((photo) => photo.uuid === uuid);
  const next = found >= 0 ? found : Math.min(place, photos.length - 1);
  const photo = photos[next];
  return photo && { uuid: photo.uuid, place: next };
}
