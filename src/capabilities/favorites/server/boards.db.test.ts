import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { refusal, refusedFields } from '#capabilities/weddings/testing/wedding-world.ts';
import { LONGEST_BOARD_NAME, LONGEST_NOTE, MOST_BOARDS } from '../rules/favorite-limits.ts';
import { type FavoritesWorld, openFavoritesWorld, type Planner } from '../testing/favorites-world.ts';

let world: FavoritesWorld;
let owner: Planner;
let partner: Planner;
let family: Planner;
let viewer: Planner;
let stranger: Planner;
let loner: Planner;

beforeAll(async () => {
  world = await openFavoritesWorld();
  owner = await world.addOwner('Maya');
  await owner.api.saveWedding({ partnerFirstName: 'Jonah' });
  partner = await world.join(owner, 'PARTNER');
  family = await world.join(owner, 'FAMILY');
  viewer = await world.join(owner, 'VIEWER');
  stranger = await world.addOwner('Stranger');
  loner = await world.addPerson('Loner');
});
afterAll(() => world.close());

let count = 0;
const newBoard = (by: Planner = owner) => {
  count += 1;
  return by.favorites.createBoard({ name: `Board ${count}` });
};

async function saveOn(boardUuid: string, name = 'Hall') {
  const storefrontUuid = await world.addStorefront(name);
  const { uuid } = await owner.favorites.favoriteStorefront({ storefrontUuid, boardUuid });
  return { uuid, storefrontUuid };
}

describe('boards', () => {
  it('begin with the first favorite, and everyone of the wedding sees the same', async () => {
    const couple = await world.addOwner('Nia');
    expect(await couple.favorites.listBoards()).toEqual([]);
    const storefrontUuid = await world.addStorefront('Nia Hall');
    const { boardUuid } = await couple.favorites.favoriteStorefront({ storefrontUuid });
    const { imageId } = await world.addPhoto();
    await couple.favorites.favoriteWeddingPhoto({ imageId });
    const [board] = await couple.favorites.listBoards();
    expect(board).toMatchObject({
      uuid: boardUuid,
      name: 'Favorites',
      isDefault: true,
      storefrontCount: 1,
      photoCount: 1,
      isShared: false,
      shareToken: null,
    });
    expect(board?.covers.map(({ alt }) => alt)).toEqual(['Peonies on a long table', 'The cover of Nia Hall']);
  });

  it('have one default, however many first favorites come at once', async () => {
    const couple = await world.addOwner('Oda');
    const halls = await Promise.all([1, 2, 3, 4].map((n) => world.addStorefront(`Oda Hall ${n}`)));
    await Promise.all(halls.map((storefrontUuid) => couple.favorites.favoriteStorefront({ storefrontUuid })));
    expect(await couple.favorites.listBoards()).toMatchObject([{ isDefault: true, storefrontCount: 4 }]);
  });

  it('make way for a default one where the couple has taken its name', async () => {
    const couple = await world.addOwner('Pia');
    await couple.favorites.createBoard({ name: 'favorites' });
    await couple.favorites.favoriteStorefront({ storefrontUuid: await world.addStorefront('Pia Hall') });
    const names = (await couple.favorites.listBoards()).map(({ name }) => name);
    expect(names).toEqual(['Favorites 2', 'favorites']);
  });

  it('are told apart by name', async () => {
    const board = await newBoard();
    const again = partner.favorites.createBoard({ name: board.name.toUpperCase() });
    expect(await refusal(again)).toBe('board.name_taken');
    const other = await newBoard();
    expect(await refusedFields(owner.favorites.renameBoard({ uuid: other.uuid, name: board.name }))).toEqual({
      name: 'You already have a board with this name.',
    });
    const renamed = await partner.favorites.renameBoard({ uuid: board.uuid, name: board.name.toUpperCase() });
    expect(renamed.name).toBe(board.name.toUpperCase());
  });

  it('are made once when both partners choose the same name at once', async () => {
    const outcomes = await Promise.all(
      [owner, partner].map(({ favorites }) => refusal(favorites.createBoard({ name: 'At once' }))),
    );
    expect(outcomes.toSorted()).toEqual(['board.name_taken', 'not refused']);
  });

  it('refuse names that say nothing or too much', async () => {
    for (const name of ['', '   ', 'x'.repeat(LONGEST_BOARD_NAME + 1)]) {
      expect(await refusal(owner.favorites.createBoard({ name }))).toBe('invalid_input');
    }
  });

  it('hand what is on them to the default one when they go', async () => {
    const board = await newBoard();
    const { uuid } = await saveOn(board.uuid);
    await owner.favorites.changeFavorite({ uuid, note: 'Ask about rain' });
    expect(await partner.favorites.deleteBoard({ uuid: board.uuid })).toEqual({ deleted: true });
    expect(await partner.favorites.deleteBoard({ uuid: board.uuid })).toEqual({ deleted: false });
    const fallback = (await owner.favorites.listBoards()).find(({ isDefault }) => isDefault);
    expect(await owner.favorites.listFavorites()).toContainEqual(
      expect.objectContaining({ uuid, boardUuid: fallback?.uuid, note: 'Ask about rain' }),
    );
    expect(await refusal(owner.favorites.deleteBoard({ uuid: fallback?.uuid ?? '' }))).toBe(
      'board.is_default',
    );
  });

  it('lose nothing when one partner deletes while the other saves', async () => {
    const board = await newBoard();
    const storefrontUuid = await world.addStorefront('Raced Hall');
    const [saved] = await Promise.allSettled([
      owner.favorites.favoriteStorefront({ storefrontUuid, boardUuid: board.uuid }),
      partner.favorites.deleteBoard({ uuid: board.uuid }),
    ]);
    const marks = (await owner.favorites.listFavorites()).filter(
      (mark) => mark.storefrontUuid === storefrontUuid,
    );
    expect(marks).toHaveLength(saved.status === 'fulfilled' ? 1 : 0);
  });

  it('there is an end to them', async () => {
    const couple = await world.addOwner('Quinn');
    for (let number = 0; number < MOST_BOARDS; number += 1) {
      await couple.favorites.createBoard({ name: `No ${number}` });
    }
    expect(await refusal(couple.favorites.createBoard({ name: 'One more' }))).toBe('board.too_many');
  });

  it('begin a wedding for who has none', async () => {
    const person = await world.addPerson('Rae');
    expect(await person.favorites.createBoard({ name: 'Ideas' })).toMatchObject({ name: 'Ideas' });
    expect(await person.api.getWedding()).toMatchObject({ role: 'OWNER' });
  });
});

describe('a board', () => {
  it('shows its vendors with cards and its photos with pictures, the newest first', async () => {
    const board = await newBoard();
    const first = await saveOn(board.uuid, 'First Barn');
    const second = await saveOn(board.uuid, 'Second Barn');
    await saveOn((await newBoard()).uuid, 'Elsewhere Barn');
    const { imageId, slug } = await world.addPhoto();
    await owner.favorites.favoriteWeddingPhoto({ imageId, boardUuid: board.uuid });
    const read = await viewer.favorites.readBoard({ uuid: board.uuid });
    expect(read.vendors).toMatchObject([
      { uuid: second.uuid, vendorName: 'Second Barn', card: { vendorName: 'Second Barn' } },
      { uuid: first.uuid, taxonomyNodeKey: 'wedding-venues' },
    ]);
    expect(read.photos).toMatchObject([
      { imageId, weddingPhotoSlug: slug, weddingTitle: 'Ana & Leo at the mill', picture: { width: 1200 } },
    ]);
  });

  it('keeps the name of a vendor that is no longer listed', async () => {
    const board = await newBoard();
    const { storefrontUuid } = await saveOn(board.uuid, 'Shut Barn');
    await world.db
      .update(storefronts)
      .set({ publishedAt: null, publicationStatus: 'CLOSED' })
      .where(eq(storefronts.uuid, storefrontUuid));
    const read = await owner.favorites.readBoard({ uuid: board.uuid });
    expect(read.vendors).toMatchObject([{ vendorName: 'Shut Barn', card: null }]);
    expect(read.covers).toEqual([]);
  });
});

describe('a favorite', () => {
  it('moves between boards and carries a note', async () => {
    const [here, there] = [await newBoard(), await newBoard()];
    const { uuid } = await saveOn(here.uuid);
    const note = 'x'.repeat(LONGEST_NOTE);
    await owner.favorites.changeFavorite({ uuid, note });
    expect(await partner.favorites.changeFavorite({ uuid, boardUuid: there.uuid })).toEqual({
      uuid,
      boardUuid: there.uuid,
      note,
    });
    expect(await refusal(owner.favorites.changeFavorite({ uuid, note: `${note}x` }))).toBe('invalid_input');
    expect(await refusal(owner.favorites.changeFavorite({ uuid, boardUuid: randomUUID() }))).toBe(
      'board.not_found',
    );
    expect(await refusal(owner.favorites.changeFavorite({ uuid: randomUUID(), note: '' }))).toBe(
      'favorite.not_found',
    );
  });
});

describe('a shared board', () => {
  it('shows vendors, photos and first names to anybody, and never a note', async () => {
    const board = await newBoard();
    const { uuid } = await saveOn(board.uuid, 'Open Barn');
    await owner.favorites.changeFavorite({ uuid, note: 'Secret budget' });
    const { imageId } = await world.addPhoto();
    const photo = await owner.favorites.favoriteWeddingPhoto({ imageId, boardUuid: board.uuid });
    await owner.favorites.changeFavorite({ uuid: photo.uuid, note: 'Secret budget' });
    const { shareToken } = await owner.favorites.shareBoard({ uuid: board.uuid });
    expect(shareToken.length).toBeGreaterThan(40);
    const shared = await world.visitorFavorites.readSharedBoard({ token: shareToken });
    expect(shared).toMatchObject({
      name: board.name,
      coupleNames: 'Maya & Jonah',
      vendors: [{ vendorName: 'Open Barn' }],
      photos: [{ imageId }],
    });
    const text = JSON.stringify(shared);
    for (const secret of ['Secret budget', board.uuid, uuid, owner.email, 'Test']) {
      expect(text).not.toContain(secret);
    }
  });

  it('keeps its link until it is taken back, and gets another one after', async () => {
    const { uuid } = await newBoard();
    const [first, second] = await Promise.all([
      owner.favorites.shareBoard({ uuid }),
      partner.favorites.shareBoard({ uuid }),
    ]);
    expect(second).toEqual(first);
    expect(await owner.favorites.unshareBoard({ uuid })).toEqual({ revoked: true });
    expect(await owner.favorites.unshareBoard({ uuid })).toEqual({ revoked: false });
    const token = first.shareToken;
    expect(await refusal(world.visitorFavorites.readSharedBoard({ token }))).toBe('board.not_found');
    expect((await owner.favorites.shareBoard({ uuid })).shareToken).not.toBe(token);
    expect(await refusal(world.visitorFavorites.readSharedBoard({ token }))).toBe('board.not_found');
  });

  it('is nobody’s without its link', async () => {
    for (const token of ['null', 'undefined', '%', "' or ''='", 'x'.repeat(43)]) {
      expect(await refusal(world.visitorFavorites.readSharedBoard({ token }))).toBe('board.not_found');
    }
  });

  it('is shared by owners and planners alone, and only they see the link', async () => {
    const { uuid } = await newBoard();
    const planner = await world.join(owner, 'PLANNER');
    expect(await refusal(family.favorites.shareBoard({ uuid }))).toBe('wedding.role_forbids');
    const { shareToken } = await planner.favorites.shareBoard({ uuid });
    expect(await family.favorites.readBoard({ uuid })).toMatchObject({ shareToken: null, isShared: true });
    expect(await partner.favorites.readBoard({ uuid })).toMatchObject({ shareToken });
    expect(await refusal(family.favorites.unshareBoard({ uuid }))).toBe('wedding.role_forbids');
  });
});

describe('who may', () => {
  const changes = (by: Planner, { uuid, favorite }: { uuid: string; favorite: string }) => [
    by.favorites.renameBoard({ uuid, name: 'Taken over' }),
    by.favorites.shareBoard({ uuid }),
    by.favorites.unshareBoard({ uuid }),
    by.favorites.changeFavorite({ uuid: favorite, note: 'Mine now' }),
    by.favorites.changeFavorite({ uuid: favorite, boardUuid: uuid }),
  ];

  it('viewers change nothing', async () => {
    const { uuid } = await newBoard();
    const { uuid: favorite } = await saveOn(uuid);
    const calls = [
      ...changes(viewer, { uuid, favorite }),
      viewer.favorites.createBoard({ name: 'By a viewer' }),
      viewer.favorites.deleteBoard({ uuid }),
    ];
    expect(new Set(await Promise.all(calls.map(refusal)))).toEqual(new Set(['wedding.role_forbids']));
  });

  it('another couple finds nothing of it and changes nothing', async () => {
    const { uuid, name } = await newBoard();
    const { uuid: favorite, storefrontUuid } = await saveOn(uuid);
    const refusals = await Promise.all(changes(stranger, { uuid, favorite }).map(refusal));
    expect(new Set(refusals)).toEqual(new Set(['board.not_found', 'favorite.not_found']));
    expect(await refusal(stranger.favorites.readBoard({ uuid }))).toBe('board.not_found');
    expect(await stranger.favorites.deleteBoard({ uuid })).toEqual({ deleted: false });
    const intrusion = stranger.favorites.favoriteStorefront({ storefrontUuid, boardUuid: uuid });
    expect(await refusal(intrusion)).toBe('board.not_found');
    expect(await stranger.favorites.listSaved({})).toEqual({ vendors: [], photos: [] });
    const read = await owner.favorites.readBoard({ uuid });
    expect(read).toMatchObject({ name, vendors: [{ uuid: favorite, note: '' }], isShared: false });
  });

  it('who has no wedding finds nothing', async () => {
    const { uuid } = await newBoard();
    const { uuid: favorite } = await saveOn(uuid);
    const refusals = await Promise.all(changes(loner, { uuid, favorite }).map(refusal));
    expect(new Set(refusals)).toEqual(new Set(['wedding.not_a_member']));
    expect(await refusal(loner.favorites.readBoard({ uuid }))).toBe('board.not_found');
    expect(await loner.favorites.listBoards()).toEqual([]);
    expect(await loner.favorites.listSaved({})).toEqual({ vendors: [], photos: [] });
  });

  it('visitors are asked to log in', async () => {
    const visitor = { ...owner, favorites: world.visitorFavorites };
    const uuid = randomUUID();
    const calls = [
      ...changes(visitor, { uuid, favorite: uuid }),
      visitor.favorites.listBoards(),
      visitor.favorites.createBoard({ name: 'By a visitor' }),
      visitor.favorites.readBoard({ uuid }),
      visitor.favorites.deleteBoard({ uuid }),
      visitor.favorites.listSaved({}),
      visitor.favorites.compareVendors({ vendors: uuid }),
    ];
    expect(new Set(await Promise.all(calls.map(refusal)))).toEqual(new Set(['unauthenticated']));
  });
});
