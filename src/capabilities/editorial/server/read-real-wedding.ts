import { fail, ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { RealWedding } from '../contract.ts';
import { listPhotosOf } from './photos.store.ts';
import { presentCards, presentCredit } from './present.ts';
import { findWedding, listCredits, listSimilarWeddings } from './store.ts';

const SIMILAR = 3;

export async function readRealWedding(
  { db }: Pick<Platform, 'db'>,
  slug: string,
): Promise<Result<RealWedding>> {
  const row = await findWedding(db, slug);
  const [card] = row ? presentCards([row]) : [];
  if (!row || !card) return fail('real_wedding.not_found', 'We can’t find this wedding.');
  const [photos, credits, similar] = await Promise.all([
    listPhotosOf(db, row.id),
    listCredits(db, row.id),
    listSimilarWeddings(db, row.id, SIMILAR),
  ]);
  return ok({
    ...card,
    state: row.state,
    market: row.market,
    story: row.story,
    photos,
    credits: credits.map(presentCredit),
    similar: presentCards(
      similar,
      photos.map(({ picture }) => picture.id),
    ),
  });
}
