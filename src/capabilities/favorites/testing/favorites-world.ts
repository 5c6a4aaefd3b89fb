import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { realWeddingPhotos, realWeddings } from '#capabilities/editorial/tables.ts';
import { mediaAssets } from '#capabilities/media/tables.ts';
import { refreshSearch } from '#capabilities/search/server/index.ts';
import { storefrontImages, storefronts } from '#capabilities/storefronts/tables.ts';
import { joinWedding } from '#capabilities/weddings/testing/join-wedding.ts';
import { HUDSON, openWeddingWorld, type Person } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Actor, VISITOR } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { transact } from '#platform/database/transact.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { favoritesRoutes } from '../server/routes.ts';

type FavoritesClient = ReturnType<typeof clientFor>;

function clientFor(routes: ReturnType<typeof favoritesRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** A member of a wedding with everything they may ask about favorites. */
export type Planner = Person & { favorites: FavoritesClient };

const publicUrl = 'https://ampersand.example';

/** Weddings with their people, storefronts and photos to like, and calls through contract, guard and use case. */
export async function openFavoritesWorld() {
  const world = await openWeddingWorld();
  const { db, clock, events } = world;
  const routes = favoritesRoutes({ db, clock, publicUrl, events });
  const apiOf = (actor: Actor): FavoritesClient => clientFor(routes, testContext({ actor, clock }));
  const withFavorites = <P extends Person>(person: P) => ({ ...person, favorites: apiOf(person.actor) });

  const addPicture = async (alt: string): Promise<string> => {
    const id = randomUUID();
    await db.insert(mediaAssets).values({
      id,
      contentHash: id,
      originalKey: id,
      originalFormat: 'jpeg',
      originalBytes: 1,
      cleanKey: id,
      width: 1200,
      height: 900,
      dominantColor: '#c9a58d',
      blurDataUrl: 'data:image/webp;base64,',
      altText: alt,
      createdAt: clock.now(),
    });
    return id;
  };

  const addStorefront = async (
    name: string,
    more: Partial<typeof storefronts.$inferInsert> = {},
  ): Promise<string> => {
    const uuid = randomUUID();
    const now = clock.now();
    const [row] = await db
      .insert(storefronts)
      .values({
        uuid,
        taxonomyNodeId: 1,
        name,
        slug: `${name.toLowerCase().replaceAll(' ', '-')}-${uuid.slice(0, 8)}`,
        cityId: HUDSON,
        lat: 42.25,
        lon: -73.79,
        metroType: 'RURAL',
        publicationStatus: 'ACCEPTED',
        publishedAt: now,
        createdAt: now,
        updatedAt: now,
        ...more,
      })
      .returning({ id: storefronts.id });
    if (row) {
      const assetId = await addPicture(`The cover of ${name}`);
      await db
        .insert(storefrontImages)
        .values({ storefrontId: row.id, gallery: 'COVER', position: 0, assetId });
      await transact(db, (tx) => refreshSearch(tx, [row.id], now));
    }
    return uuid;
  };

  const addPhoto = async (options: { isPublished?: boolean } = {}) => {
    const { isPublished = true } = options;
    const now = clock.now();
    const slug = `wedding-${randomUUID()}`;
    const [wedding] = await db
      .insert(realWeddings)
      .values({
        uuid: randomUUID(),
        slug,
        title: 'Ana & Leo at the mill',
        summary: 'A day by the water.',
        firstName: 'Ana',
        partnerFirstName: 'Leo',
        weddingDate: '2025-06-01',
        season: 'summer',
        cityId: HUDSON,
        guestCount: 80,
        palette: 'blush',
        story: [],
        status: isPublished ? 'ACCEPTED' : 'IN_REVIEW',
        publishedAt: isPublished ? now : null,
        createdAt: now,
      })
      .returning({ id: realWeddings.id });
    const assetId = await addPicture('Peonies on a long table');
    const photoSlug = `${slug}-photo`;
    const [photo] = await db
      .insert(realWeddingPhotos)
      .values({
        realWeddingId: wedding?.id ?? 0,
        position: 0,
        assetId,
        slug: photoSlug,
        caption: 'Peonies',
        subject: 'flowers',
      })
      .returning({ id: realWeddingPhotos.id });
    return { imageId: photo?.id ?? 0, slug: photoSlug };
  };

  return {
    ...world,
    visitorFavorites: apiOf(VISITOR),
    addStorefront,
    addPhoto,
    addPerson: async (firstName: string) => withFavorites(await world.addPerson(firstName)),
    addOwner: async (firstName: string) => withFavorites(await world.addOwner(firstName)),
    join: async (owner: Person, role: Parameters<typeof joinWedding>[2]) =>
      withFavorites(await joinWedding(world, owner, role)),
  };
}

export type FavoritesWorld = Awaited<ReturnType<typeof openFavoritesWorld>>;
