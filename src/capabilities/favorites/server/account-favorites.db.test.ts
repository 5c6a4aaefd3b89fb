import { afterAll, beforeAll, expect, it } from 'vitest';
import { favoriteBoards, favorites } from '../tables.ts';
import { type FavoritesWorld, openFavoritesWorld, type Planner } from '../testing/favorites-world.ts';
import { exportFavorites } from './export-favorites.ts';
import { favoritesInUse } from './favorites-in-use.ts';
import { forgetFavorites } from './forget-favorites.ts';

let world: FavoritesWorld;
let owner: Planner;
let partner: Planner;

beforeAll(async () => {
  world = await openFavoritesWorld();
  owner = await world.addOwner('Maya');
  partner = await world.join(owner, 'PARTNER');
  const storefrontUuid = await world.addStorefront('Mill Barn');
  const { uuid } = await owner.favorites.favoriteStorefront({ storefrontUuid });
  await owner.favorites.changeFavorite({ uuid, note: 'Ask about rain' });
  const { imageId } = await world.addPhoto();
  await partner.favorites.favoriteWeddingPhoto({ imageId });
});
afterAll(() => world.close());

it('the archive has the wedding’s boards, and tells whose hand it was', async () => {
  expect(await exportFavorites(world.db, partner.userId)).toMatchObject({
    boards: [
      {
        name: 'Favorites',
        isShared: false,
        isYours: false,
        favorites: [
          { vendor: 'Mill Barn', photo: null, note: 'Ask about rain', isYours: false },
          { vendor: null, photo: expect.any(String), isYours: true },
        ],
      },
    ],
  });
  const stranger = await world.addPerson('Stranger');
  expect(await exportFavorites(world.db, stranger.userId)).toEqual({ boards: [] });
});

it('a wedding with a board is in use', async () => {
  const { uuid } = await owner.api.getWedding();
  expect(await favoritesInUse(world.db, uuid)).toBe(true);
  const empty = await world.addOwner('Empty');
  expect(await favoritesInUse(world.db, (await empty.api.getWedding()).uuid)).toBe(false);
});

it('a deleted account leaves what it marked to the others', async () => {
  await forgetFavorites(world.db, owner.userId);
  expect(await partner.favorites.listFavorites()).toHaveLength(2);
  const authors = await world.db.select({ by: favorites.createdBy }).from(favorites);
  expect(authors.map(({ by }) => by).toSorted()).toEqual([partner.userId, null].toSorted());
  const boardAuthors = await world.db.select({ by: favoriteBoards.createdBy }).from(favoriteBoards);
  expect(boardAuthors.map(({ by }) => by)).not.toContain(owner.userId);
});
