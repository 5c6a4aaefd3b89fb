import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { favoritesContract } from '../contract.ts';
import { changeFavorite } from './change-favorite.ts';
import { compareVendors } from './compare-vendors.ts';
import { createBoard } from './create-board.ts';
import { deleteBoard } from './delete-board.ts';
import { favoriteStorefront } from './favorite-storefront.ts';
import { favoriteWeddingPhoto } from './favorite-wedding-photo.ts';
import { listBoards } from './list-boards.ts';
import { listFavorites } from './list-favorites.ts';
import { listSaved } from './list-saved.ts';
import { readBoard } from './read-board.ts';
import { readSharedBoard } from './read-shared-board.ts';
import { renameBoard } from './rename-board.ts';
import { shareBoard, unshareBoard } from './share-board.ts';
import { unfavorite } from './unfavorite.ts';

export function favoritesRoutes(platform: Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'events'>) {
  const os = implement(favoritesContract).$context<RequestContext>().use(guard);
  return {
    listFavorites: os.listFavorites.handler(({ context }) => listFavorites(platform, signedIn(context))),
    favoriteStorefront: os.favoriteStorefront.handler(async ({ context, input }) =>
      unwrap(await favoriteStorefront(platform, signedIn(context), input)),
    ),
    unfavoriteStorefront: os.unfavoriteStorefront.handler(async ({ context, input }) =>
      unwrap(await unfavorite(platform, signedIn(context), { ...input, kind: 'storefront' })),
    ),
    favoriteWeddingPhoto: os.favoriteWeddingPhoto.handler(async ({ context, input }) =>
      unwrap(await favoriteWeddingPhoto(platform, signedIn(context), input)),
    ),
    unfavoriteWeddingPhoto: os.unfavoriteWeddingPhoto.handler(async ({ context, input }) =>
      unwrap(await unfavorite(platform, signedIn(context), { ...input, kind: 'photo' })),
    ),
    listBoards: os.listBoards.handler(({ context }) => listBoards(platform, signedIn(context))),
    createBoard: os.createBoard.handler(async ({ context, input }) =>
      unwrap(await createBoard(platform, signedIn(context), input)),
    ),
    readBoard: os.readBoard.handler(async ({ context, input }) =>
      unwrap(await readBoard(platform, signedIn(context), input.uuid)),
    ),
    renameBoard: os.renameBoard.handler(async ({ context, input }) =>
      unwrap(await renameBoard(platform, signedIn(context), input)),
    ),
    deleteBoard: os.deleteBoard.handler(async ({ context, input }) =>
      unwrap(await deleteBoard(platform, signedIn(context), input.uuid)),
    ),
    shareBoard: os.shareBoard.handler(async ({ context, input }) =>
      unwrap(await shareBoard(platform, signedIn(context), input.uuid)),
    ),
    unshareBoard: os.unshareBoard.handler(async ({ context, input }) =>
      unwrap(await unshareBoard(platform, signedIn(context), input.uuid)),
    ),
    readSharedBoard: os.readSharedBoard.handler(async ({ input }) =>
      unwrap(await readSharedBoard(platform, input.token)),
    ),
    listSaved: os.listSaved.handler(({ context, input }) => listSaved(platform, signedIn(context), input)),
    changeFavorite: os.changeFavorite.handler(async ({ context, input }) =>
      unwrap(await changeFavorite(platform, signedIn(context), input)),
    ),
    compareVendors: os.compareVendors.handler(({ context, input }) =>
      compareVendors(platform, signedIn(context), input.vendors),
    ),
  };
}
