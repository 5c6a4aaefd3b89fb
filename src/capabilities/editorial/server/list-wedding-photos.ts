import type { Platform } from '#platform/platform.ts';
import type { WeddingPhotoList } from '../contract.ts';
import { countPhotos, listPhotos } from './photos.store.ts';
import { presentCounts, totalOf } from './present.ts';

const PAGE_SIZE = 36;

export type WeddingPhotoQuery = {
  color?: string | undefined;
  season?: string | undefined;
  style?: string | undefined;
  setting?: string | undefined;
  subject?: string | undefined;
  page: number;
};

export async function listWeddingPhotos(
  { db }: Pick<Platform, 'db'>,
  query: WeddingPhotoQuery,
): Promise<WeddingPhotoList> {
  const { color = null, season = null, style = null, setting = null, subject = null, page } = query;
  const filter = { color, season, style, setting, subject };
  const [photos, counted] = await Promise.all([
    listPhotos(db, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countPhotos(db, filter),
  ]);
  const total = totalOf(counted);
  return {
    total,
    page,
    pageCount: Math.ceil(total / PAGE_SIZE),
    photos,
    counts: {
      color: presentCounts(counted, 'color'),
      season: presentCounts(counted, 'season'),
      style: presentCounts(counted, 'style'),
      setting: presentCounts(counted, 'setting'),
      subject: presentCounts(counted, 'subject'),
    },
  };
}
