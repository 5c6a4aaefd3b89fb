import { fail, ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { WeddingPhotoPage } from '../contract.ts';
import { findPhoto, listSimilarPhotos } from './photos.store.ts';
import { presentCards, presentCredit } from './present.ts';
import { findWeddingById, listCredits } from './store.ts';

const SIMILAR = 12;

export async function readWeddingPhoto(
  { db }: Pick<Platform, 'db'>,
  slug: string,
): Promise<Result<WeddingPhotoPage>> {
  const row = await findPhoto(db, slug);
  if (!row) return notFound();
  const { weddingId, previous, next, ...photo } = row;
  const [own, credits, similar] = await Promise.all([
    findWeddingById(db, weddingId),
    listCredits(db, weddingId),
    listSimilarPhotos(db, photo.imageId, SIMILAR),
  ]);
  // The photo stands large on the page, so the wedding is shown by another one.
  const [wedding] = own ? presentCards([own], [photo.picture.id]) : [];
  if (!wedding) return notFound();
  return ok({
    ...photo,
    previous: previous === null ? null : { slug: previous },
    next: next === null ? null : { slug: next },
    wedding,
    credits: credits.map(presentCredit),
    similar,
  });
}

function notFound() {
  return fail('wedding_photo.not_found', 'We can’t find this photo.');
}
