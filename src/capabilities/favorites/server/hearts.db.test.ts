import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { favorites } from '../tables.ts';
import { type FavoritesWorld, openFavoritesWorld, type Planner } from '../testing/favorites-world.ts';
import { forgetFavorites } from './forget-favorites.ts';

let world: FavoritesWorld;
let maya: Planner;
let partner: Planner;

beforeAll(async () => {
  world = await openFavoritesWorld();
  maya = await world.addOwner('Maya');
  partner = await world.join(maya, 'PARTNER');
});
afterAll(() => world.close());

/** Saved by Maya, and as both of them read it in their list. */
async function saveVendor(name: string) {
  const storefrontUuid = await world.addStorefront(name);
  const { uuid } = await maya.favorites.favoriteStorefront({ storefrontUuid });
  const read = async (by: Planner) =>
    (await by.favorites.listSaved({})).vendors.find((vendor) => vendor.uuid === uuid);
  return { uuid, storefrontUuid, read };
}

describe('partner’s hearts', () => {
  it('are told apart, on the lists and for every heart of a page', async () => {
    const { uuid, storefrontUuid, read } = await saveVendor('Mill Barn');
    expect((await read(maya))?.savedBy).toEqual([{ name: 'Maya', isYou: true }]);
    expect((await read(partner))?.savedBy).toEqual([{ name: 'Maya', isYou: false }]);
    await partner.favorites.favoriteStorefront({ storefrontUuid });
    expect((await read(maya))?.savedBy.map(({ isYou }) => isYou)).toEqual([true, false]);
    const mark = (await partner.favorites.listFavorites()).find((favorite) => favorite.uuid === uuid);
    expect(mark?.savedBy.map(({ isYou }) => isYou)).toEqual([false, true]);
  });

  it('stay when one of two takes theirs off, and the last one takes the favorite along', async () => {
    const { uuid, storefrontUuid, read } = await saveVendor('Two Hearts Hall');
    await partner.favorites.favoriteStorefront({ storefrontUuid });
    await maya.favorites.unfavoriteStorefront({ uuid });
    expect((await read(maya))?.savedBy).toMatchObject([{ isYou: false }]);
    await partner.favorites.unfavoriteStorefront({ uuid });
    expect(await read(maya)).toBeUndefined();
  });

  it('come back with note, author and board when a removal is undone', async () => {
    const { uuid, read } = await saveVendor('Undone Hall');
    await maya.favorites.changeFavorite({ uuid, note: 'Ask about rain' });
    const before = await read(partner);
    await partner.favorites.unfavoriteStorefront({ uuid });
    expect(await read(partner)).toBeUndefined();
    await partner.favorites.changeFavorite({ uuid, boardUuid: before?.boardUuid });
    expect(await read(partner)).toEqual(before);
  });

  it('cannot be taken off, nor be brought back, by another couple', async () => {
    const { uuid, read } = await saveVendor('Own Hall');
    const stranger = await world.addOwner('Stranger');
    expect(await stranger.favorites.unfavoriteStorefront({ uuid })).toEqual({ deleted: false });
    await maya.favorites.unfavoriteStorefront({ uuid });
    expect(await refusal(stranger.favorites.changeFavorite({ uuid }))).toBe('favorite.not_found');
    expect(await read(maya)).toBeUndefined();
  });

  it('begin anew when something is saved again later, and what was removed goes for good', async () => {
    const { uuid, storefrontUuid } = await saveVendor('Again Hall');
    await maya.favorites.changeFavorite({ uuid, note: 'Too loud' });
    await maya.favorites.unfavoriteStorefront({ uuid });
    const again = await maya.favorites.favoriteStorefront({ storefrontUuid });
    expect(again.uuid).not.toBe(uuid);
    await maya.favorites.unfavoriteStorefront({ uuid: again.uuid });
    world.moveDays(2);
    const { uuid: other } = await saveVendor('Other Hall');
    await maya.favorites.unfavoriteStorefront({ uuid: other });
    const rows = await world.db.select().from(favorites).where(eq(favorites.uuid, again.uuid));
    expect(rows).toEqual([]);
  });
});

describe('authored notes', () => {
  it('say who wrote last, and when', async () => {
    const { uuid, read } = await saveVendor('Noted Hall');
    expect(await read(maya)).toMatchObject({ note: '', noteBy: null, noteAt: null });
    await maya.favorites.changeFavorite({ uuid, note: 'Lovely light' });
    expect(await read(partner)).toMatchObject({ noteBy: { name: 'Maya', isYou: false } });
    await partner.favorites.changeFavorite({ uuid, note: 'Lovely light, no parking' });
    expect(await read(partner)).toMatchObject({ noteBy: { isYou: true }, noteAt: expect.any(String) });
    await partner.favorites.changeFavorite({ uuid, note: '' });
    expect(await read(maya)).toMatchObject({ note: '', noteBy: null, noteAt: null });
  });

  it('keep their author when the favorite only moves', async () => {
    const { uuid, read } = await saveVendor('Moved Hall');
    await maya.favorites.changeFavorite({ uuid, note: 'Near Mom' });
    const board = await partner.favorites.createBoard({ name: 'Barns' });
    await partner.favorites.changeFavorite({ uuid, boardUuid: board.uuid });
    expect(await read(maya)).toMatchObject({ noteBy: { name: 'Maya', isYou: true } });
  });

  it('and hearts lose their name with the account, and stay', async () => {
    const owner = await world.addOwner('Nia');
    const friend = await world.join(owner, 'PLANNER');
    const storefrontUuid = await world.addStorefront('Left Hall');
    const { uuid } = await friend.favorites.favoriteStorefront({ storefrontUuid });
    await friend.favorites.changeFavorite({ uuid, note: 'For you' });
    await forgetFavorites(world.db, friend.userId);
    const { vendors } = await owner.favorites.listSaved({});
    expect(vendors).toMatchObject([{ note: 'For you', noteBy: null, savedBy: [{ name: '', isYou: false }] }]);
    expect(await owner.favorites.unfavoriteStorefront({ uuid })).toEqual({ deleted: true });
  });
});
