import { fail, ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { RealWeddingList } from '../contract.ts';
import { presentCards, presentCounts, totalOf } from './present.ts';
import { countWeddings, findPlace, listStatesByCode, listWeddings } from './store.ts';

const PAGE_SIZE = 24;

export type RealWeddingQuery = {
  color?: string | undefined;
  season?: string | undefined;
  style?: string | undefined;
  setting?: string | undefined;
  place?: string | undefined;
  page: number;
};

export async function listRealWeddings(
  { db }: Pick<Platform, 'db'>,
  query: RealWeddingQuery,
): Promise<Result<RealWeddingList>> {
  const { color = null, season = null, style = null, setting = null, page } = query;
  const place = query.place ? await findPlace(db, query.place) : null;
  if (place === undefined) return fail('place.not_found', 'We don’t know this place.');
  const { stateCode = null, marketId = null } = place ?? {};
  const filter = { color, season, style, setting, stateCode, marketId };
  const [rows, counted] = await Promise.all([
    listWeddings(db, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countWeddings(db, filter),
  ]);
  const total = totalOf(counted);
  return ok({
    total,
    page,
    pageCount: Math.ceil(total / PAGE_SIZE),
    weddings: presentCards(rows),
    place: place && { slug: place.slug, name: place.name },
    counts: {
      color: presentCounts(counted, 'color'),
      season: presentCounts(counted, 'season'),
      style: presentCounts(counted, 'style'),
      setting: presentCounts(counted, 'setting'),
      place: await statesWith({ db }, presentCounts(counted, 'place')),
    },
  });
}

async function statesWith({ db }: Pick<Platform, 'db'>, totals: Record<string, number>) {
  const states = await listStatesByCode(db, Object.keys(totals));
  return states
    .map(({ code, slug, name }) => ({ slug, name, total: totals[code] ?? 0 }))
    .sort((first, second) => second.total - first.total || first.name.localeCompare(second.name));
}
