type Photo = { pictureId: string };

/** The named ones in their order, then those that came meanwhile; what is gone is not brought back by naming it. */
export function orderPhotos<Stored extends Photo, Named extends { id: string }>(
  stored: readonly Stored[],
  named: readonly Named[],
): { photo: Stored; named: Named | undefined }[] {
  const byId = new Map(stored.map((photo) => [photo.pictureId, photo]));
  const first = named.flatMap((one) => {
    const photo = byId.get(one.id);
    byId.delete(one.id);
    return photo ? [{ photo, named: one }] : [];
  });
  return [...first, ...[...byId.values()].map((photo) => ({ photo, named: undefined }))];
}
