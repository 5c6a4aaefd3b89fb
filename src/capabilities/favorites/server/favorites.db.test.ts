import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { weddingMembers } from '#capabilities/weddings/tables.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { MOST_FAVORITES } from '../rules/favorite-limits.ts';
import { favorites } from '../tables.ts';
import { type FavoritesWorld, openFavoritesWorld, type Planner } from '../testing/favorites-world.ts';

let world: FavoritesWorld;
let owner: Planner;
let partner: Planner;
let viewer: Planner;
let stranger: Planner;

beforeAll(async () => {
  world = await openFavoritesWorld();
  owner = await world.addOwner('Maya');
  partner = await world.join(owner, 'PARTNER');
  viewer = await world.join(owner, 'VIEWER');
  stranger = await world.addOwner('Stranger');
});
afterAll(() => world.close());

describe('a favorite vendor', () => {
  it('is marked for everyone of the wedding and for nobody else', async () => {
    const storefrontUuid = await world.addStorefront('Mill Barn');
    const made = await owner.favorites.favoriteStorefront({
      storefrontUuid,
      location: 'search',
      tilePosition: 3,
    });
    expect(made.vendorCard).toMatchObject({
      storefrontUuid,
      vendorName: 'Mill Barn',
      taxonomyNodeKey: 'wedding-venues',
    });
    const mark = { uuid: made.uuid, boardUuid: made.boardUuid, kind: 'STOREFRONT', storefrontUuid, note: '' };
    expect(await partner.favorites.listFavorites()).toMatchObject([mark]);
    expect(await viewer.favorites.listFavorites()).toMatchObject([mark]);
    expect(await stranger.favorites.listFavorites()).toEqual([]);
  });

  it('is one, whoever presses again', async () => {
    const storefrontUuid = await world.addStorefront('Twice Hall');
    const first = await owner.favorites.favoriteStorefront({ storefrontUuid });
    const second = await partner.favorites.favoriteStorefront({ storefrontUuid });
    expect(second.uuid).toBe(first.uuid);
    expect(second.boardUuid).toBe(first.boardUuid);
  });

  it('is one when two partners press at the same instant', async () => {
    const storefrontUuid = await world.addStorefront('Both Hall');
    const made = await Promise.all(
      [owner, partner, owner, partner].map(({ favorites }) =>
        favorites.favoriteStorefront({ storefrontUuid }),
      ),
    );
    expect(new Set(made.map(({ uuid }) => uuid)).size).toBe(1);
    const marks = await owner.favorites.listFavorites();
    expect(marks.filter((mark) => mark.storefrontUuid === storefrontUuid)).toHaveLength(1);
  });

  it('survives pressing and taking away at the same instant in one piece', async () => {
    const storefrontUuid = await world.addStorefront('Torn Hall');
    const { uuid } = await owner.favorites.favoriteStorefront({ storefrontUuid });
    const [made, gone] = await Promise.all([
      owner.favorites.favoriteStorefront({ storefrontUuid }),
      partner.favorites.unfavoriteStorefront({ uuid }),
    ]);
    expect(gone).toEqual({ deleted: true });
    const left = (await owner.favorites.listFavorites()).filter(
      (mark) => mark.storefrontUuid === storefrontUuid,
    );
    // Either the press came first and was taken away, or it came after and made a new one.
    expect(left.map((mark) => mark.uuid)).toEqual(made.uuid === uuid ? [] : [made.uuid]);
  });

  it('goes by its uuid, and a second time is fine', async () => {
    const storefrontUuid = await world.addStorefront('Gone Hall');
    const { uuid } = await owner.favorites.favoriteStorefront({ storefrontUuid });
    expect(await owner.favorites.unfavoriteWeddingPhoto({ uuid })).toEqual({ deleted: false });
    expect(await partner.favorites.unfavoriteStorefront({ uuid })).toEqual({ deleted: true });
    expect(await owner.favorites.unfavoriteStorefront({ uuid })).toEqual({ deleted: false });
  });

  it('is not found while the storefront is not published', async () => {
    const hidden = await world.addStorefront('Draft Hall', { publicationStatus: 'NEW', publishedAt: null });
    expect(await refusal(owner.favorites.favoriteStorefront({ storefrontUuid: hidden }))).toBe('not_found');
    expect(await refusal(owner.favorites.favoriteStorefront({ storefrontUuid: randomUUID() }))).toBe(
      'not_found',
    );
  });

  it('is not kept while its card cannot be shown, as in the moment after publishing', async () => {
    const storefrontUuid = await world.addStorefront('Early Hall');
    await world.db.execute(
      sql`delete from storefront_search where storefront_id = (select id from storefronts where uuid = ${storefrontUuid})`,
    );
    await world.db.execute(
      sql`delete from vendor_cards where storefront_id = (select id from storefronts where uuid = ${storefrontUuid})`,
    );
    expect(await refusal(owner.favorites.favoriteStorefront({ storefrontUuid }))).toBe('not_found');
    const marks = await owner.favorites.listFavorites();
    expect(marks.filter((mark) => mark.storefrontUuid === storefrontUuid)).toEqual([]);
  });

  it('stays marked when the storefront is taken off, so that a note is not lost', async () => {
    const storefrontUuid = await world.addStorefront('Closed Hall');
    const { uuid } = await owner.favorites.favoriteStorefront({ storefrontUuid });
    await world.db
      .update(storefronts)
      .set({ publishedAt: null, publicationStatus: 'REJECTED' })
      .where(eq(storefronts.uuid, storefrontUuid));
    expect((await owner.favorites.listFavorites()).map((mark) => mark.uuid)).toContain(uuid);
    expect(await owner.favorites.unfavoriteStorefront({ uuid })).toEqual({ deleted: true });
  });

  it('remembers where it was pressed', async () => {
    const storefrontUuid = await world.addStorefront('Placed Hall');
    const placement = { source: 'heart', location: 'search', tilePosition: 7, shelfCustomized: true };
    const { uuid } = await owner.favorites.favoriteStorefront({ storefrontUuid, ...placement });
    const [row] = await world.db.select().from(favorites).where(eq(favorites.uuid, uuid));
    expect(row).toMatchObject({ ...placement, createdBy: owner.userId });
  });
});

describe('a favorite photo', () => {
  it('answers with the slug of its page, and is one', async () => {
    const { imageId, slug } = await world.addPhoto();
    const first = await owner.favorites.favoriteWeddingPhoto({ imageId });
    expect(first.weddingPhotoSlug).toBe(slug);
    expect((await partner.favorites.favoriteWeddingPhoto({ imageId })).uuid).toBe(first.uuid);
    expect(await viewer.favorites.listFavorites()).toContainEqual(
      expect.objectContaining({ kind: 'WEDDING_PHOTO', imageId, weddingPhotoSlug: slug }),
    );
    expect(await owner.favorites.unfavoriteStorefront({ uuid: first.uuid })).toEqual({ deleted: false });
    expect(await owner.favorites.unfavoriteWeddingPhoto({ uuid: first.uuid })).toEqual({ deleted: true });
  });

  it('is not found while its wedding is not published', async () => {
    const { imageId } = await world.addPhoto({ isPublished: false });
    expect(await refusal(owner.favorites.favoriteWeddingPhoto({ imageId }))).toBe('not_found');
    expect(await refusal(owner.favorites.favoriteWeddingPhoto({ imageId: 2_000_000_000 }))).toBe('not_found');
  });
});

describe('who may', () => {
  it('viewers look, and change nothing', async () => {
    const storefrontUuid = await world.addStorefront('Looked Hall');
    const { uuid } = await owner.favorites.favoriteStorefront({ storefrontUuid });
    const { imageId } = await world.addPhoto();
    const refusals = await Promise.all(
      [
        viewer.favorites.favoriteStorefront({ storefrontUuid }),
        viewer.favorites.unfavoriteStorefront({ uuid }),
        viewer.favorites.favoriteWeddingPhoto({ imageId }),
        viewer.favorites.unfavoriteWeddingPhoto({ uuid }),
      ].map(refusal),
    );
    expect(new Set(refusals)).toEqual(new Set(['wedding.role_forbids']));
  });

  it('another couple can take nothing away', async () => {
    const storefrontUuid = await world.addStorefront('Kept Hall');
    const { uuid } = await owner.favorites.favoriteStorefront({ storefrontUuid });
    expect(await stranger.favorites.unfavoriteStorefront({ uuid })).toEqual({ deleted: false });
    expect((await owner.favorites.listFavorites()).map((mark) => mark.uuid)).toContain(uuid);
    const theirs = await stranger.favorites.favoriteStorefront({ storefrontUuid });
    expect(theirs.uuid).not.toBe(uuid);
  });

  it('visitors are asked to log in', async () => {
    const uuid = randomUUID();
    const refusals = await Promise.all(
      [
        world.visitorFavorites.listFavorites(),
        world.visitorFavorites.favoriteStorefront({ storefrontUuid: uuid }),
        world.visitorFavorites.unfavoriteStorefront({ uuid }),
        world.visitorFavorites.favoriteWeddingPhoto({ imageId: 1 }),
        world.visitorFavorites.unfavoriteWeddingPhoto({ uuid }),
      ].map(refusal),
    );
    expect(new Set(refusals)).toEqual(new Set(['unauthenticated']));
  });

  it('a person without a wedding begins one with the first favorite, once', async () => {
    const person = await world.addPerson('Ida');
    const storefrontUuid = await world.addStorefront('First Hall');
    expect(await person.favorites.listFavorites()).toEqual([]);
    expect(await person.favorites.unfavoriteStorefront({ uuid: randomUUID() })).toEqual({ deleted: false });
    expect(await refusal(person.favorites.favoriteStorefront({ storefrontUuid: randomUUID() }))).toBe(
      'not_found',
    );
    const members = () =>
      world.db.select().from(weddingMembers).where(eq(weddingMembers.userId, person.userId));
    expect(await members()).toEqual([]);
    const made = await Promise.all(
      [1, 2, 3].map(() => person.favorites.favoriteStorefront({ storefrontUuid })),
    );
    expect(new Set(made.map(({ uuid }) => uuid)).size).toBe(1);
    expect(await members()).toMatchObject([{ role: 'OWNER' }]);
    expect(await person.api.getWedding()).toMatchObject({ primaryFirstName: 'Ida' });
  });

  it('a person whose favorite is refused has no wedding afterwards', async () => {
    const person = await world.addPerson('Refused');
    const storefrontUuid = await world.addStorefront('Refused Hall');
    const { imageId } = await world.addPhoto();
    const boardUuid = randomUUID();
    const { favorites: calls } = person;
    expect(await refusal(calls.favoriteStorefront({ storefrontUuid, boardUuid }))).toBe('board.not_found');
    expect(await refusal(calls.favoriteWeddingPhoto({ imageId, boardUuid }))).toBe('board.not_found');
    const own = eq(weddingMembers.userId, person.userId);
    expect(await world.db.select().from(weddingMembers).where(own)).toEqual([]);
  });

  it('a removed member is out at once', async () => {
    const family = await world.join(owner, 'FAMILY');
    const storefrontUuid = await world.addStorefront('Left Hall');
    await family.favorites.favoriteStorefront({ storefrontUuid });
    await owner.api.actOnInvitation({ uuid: family.invitationUuid, action: 'remove' });
    expect(await family.favorites.listFavorites()).toEqual([]);
  });
});

it('there is an end to it', async () => {
  const collector = await world.addOwner('Collector');
  const storefrontUuid = await world.addStorefront('Last Hall');
  const { uuid } = await collector.favorites.favoriteStorefront({ storefrontUuid });
  const [row] = await world.db.select().from(favorites).where(eq(favorites.uuid, uuid));
  if (!row) throw new Error('The favorite is missing.');
  const { rows } = await world.db.$client.query<{ id: number }>(
    `insert into storefronts (uuid, taxonomy_node_id, name, slug, city_id, lat, lon, metro_type, publication_status, published_at,
       created_at, updated_at)
     select gen_random_uuid(), 2, 'Many', 'many-' || n, 1, 42, -73, 'RURAL', 'ACCEPTED', now(), now(), now()
     from generate_series(2, $1::integer) n returning id`,
    [MOST_FAVORITES],
  );
  const many = rows.map(({ id }) => ({ ...row, uuid: randomUUID(), storefrontId: id }));
  await world.db.insert(favorites).values(many);
  const oneMore = await world.addStorefront('One Too Many Hall');
  expect(await refusal(collector.favorites.favoriteStorefront({ storefrontUuid: oneMore }))).toBe(
    'favorite.too_many',
  );
  expect(await refusal(collector.favorites.favoriteStorefront({ storefrontUuid }))).toBe('not refused');
});
