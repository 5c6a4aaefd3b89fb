import { PUBLICATION_STATUSES, type PublicationStatus } from '#base/publication-status.ts';
import { seededRandom } from '#base/seeded-random.ts';
import { mediaAssets } from '#capabilities/media/tables.ts';
import { cities, markets, states } from '#capabilities/places/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { COLOR_FAMILIES } from '../rules/color-families.ts';
import { PHOTO_SUBJECTS } from '../rules/photo-subjects.ts';
import { SEASONS } from '../rules/seasons.ts';
import { WEDDING_SETTINGS } from '../rules/wedding-settings.ts';
import { WEDDING_STYLES } from '../rules/wedding-styles.ts';
import { realWeddingCredits, realWeddingPhotos, realWeddings } from '../tables.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const DAY_MS = 86_400_000;

export const CITIES = [
  { id: 1, name: 'Hudson', stateCode: 'NY', marketId: 10, slug: 'hudson-ny' },
  { id: 2, name: 'Brooklyn', stateCode: 'NY', marketId: 11, slug: 'brooklyn-ny' },
  { id: 3, name: 'Austin', stateCode: 'TX', marketId: 12, slug: 'austin-tx' },
  { id: 4, name: 'Marfa', stateCode: 'TX', marketId: null, slug: 'marfa-tx' },
] as const;

/** What an address may ask for, and what it means. */
export const PLACES = {
  'new-york': { stateCode: 'NY' },
  texas: { stateCode: 'TX' },
  vermont: { stateCode: 'VT' },
  'albany-ny': { marketId: 10 },
  'austin-tx': { marketId: 12 },
} as const;

const somewhere = { lat: 40, lon: -74, population: 1, searchName: 'x' };

/** Weddings of every status, in any mixture, whose photos share a few pictures. */
export async function openAlbumWorld({ weddings: count = 90, seed = 'album' } = {}) {
  const database = await openTestDatabase();
  const { db } = database;
  const random = seededRandom(seed);
  await db.insert(states).values([
    { code: 'NY', name: 'New York', slug: 'new-york' },
    { code: 'TX', name: 'Texas', slug: 'texas' },
    { code: 'VT', name: 'Vermont', slug: 'vermont' },
  ]);
  await db.insert(markets).values(
    [
      { id: 10, name: 'Albany', stateCode: 'NY', slug: 'albany-ny' },
      { id: 11, name: 'New York', stateCode: 'NY', slug: 'new-york-ny' },
      { id: 12, name: 'Austin', stateCode: 'TX', slug: 'austin-tx' },
    ].map((market) => ({ ...market, ...somewhere, radiusMiles: 30 })),
  );
  await db.insert(cities).values(CITIES.map((city) => ({ ...city, ...somewhere, county: 'x' })));

  const assets = Array.from({ length: 30 }, (_, index) => ({
    id: random.uuid(),
    contentHash: `hash-${index}`,
    originalKey: `o/${index}`,
    originalFormat: 'webp' as const,
    originalBytes: 1,
    cleanKey: `c/${index}`,
    width: 800,
    height: 600,
    dominantColor: '#aabbcc',
    blurDataUrl: 'data:,',
    altText: `Picture ${index}`,
    createdAt: NOW,
  }));
  await db.insert(mediaAssets).values(assets);

  const statuses: PublicationStatus[] = [
    ...PUBLICATION_STATUSES,
    'ACCEPTED',
    'ACCEPTED',
    'ACCEPTED',
    'ACCEPTED',
  ];
  const weddings = Array.from({ length: count }, (_, index) => {
    const status = random.pick(statuses);
    return {
      id: index + 1,
      uuid: random.uuid(),
      slug: `wedding-${index + 1}`,
      title: `Wedding ${index + 1}`,
      summary: 'A day.',
      firstName: 'Maya',
      partnerFirstName: 'Jonah',
      weddingDate: '2026-06-06',
      season: random.pick(SEASONS),
      cityId: random.pick(CITIES).id,
      guestCount: 80,
      palette: random.pick(COLOR_FAMILIES.slice(0, 4)),
      styles: random.sample(WEDDING_STYLES.slice(0, 5), random.int(1, 3)),
      setting: random.pick(WEDDING_SETTINGS),
      story: [{ paragraphs: ['It was a day.'] }],
      status,
      publishedAt: status === 'ACCEPTED' ? new Date(NOW.getTime() - random.int(1, 400) * DAY_MS) : null,
      createdAt: NOW,
    };
  });
  await db.insert(realWeddings).values(weddings);

  const photos = weddings.flatMap((wedding) =>
    random.sample(assets, random.int(2, 6)).map(({ id: assetId }, position) => ({
      realWeddingId: wedding.id,
      position,
      assetId,
      slug: `${wedding.slug}-${position + 1}`,
      caption: '',
      subject: random.pick(PHOTO_SUBJECTS),
    })),
  );
  await db.insert(realWeddingPhotos).values(photos);
  return { db, weddings, photos, close: database.close };
}

export type AlbumWorld = Awaited<ReturnType<typeof openAlbumWorld>>;

let businesses = 0;

/** A business that is thanked on a wedding's page. */
export async function insertCredit(
  { db }: Pick<AlbumWorld, 'db'>,
  weddingId: number,
  { isPublished }: { isPublished: boolean },
) {
  businesses += 1;
  const [storefront] = await db
    .insert(storefronts)
    .values({
      uuid: crypto.randomUUID(),
      taxonomyNodeId: 5,
      name: `Florist ${businesses}`,
      slug: `florist-${businesses}`,
      cityId: 1,
      lat: 42,
      lon: -73,
      metroType: 'RURAL',
      publicationStatus: isPublished ? 'ACCEPTED' : 'NEW',
      publishedAt: isPublished ? NOW : null,
      createdAt: NOW,
      updatedAt: NOW,
    })
    .returning();
  if (!storefront) throw new Error('The business was not stored.');
  await db.insert(realWeddingCredits).values({
    realWeddingId: weddingId,
    position: businesses,
    role: 'Flowers',
    name: storefront.name,
    storefrontId: storefront.id,
  });
  return storefront;
}
