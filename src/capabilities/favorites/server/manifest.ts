import { defineCapability } from '#platform/capability/define-capability.ts';
import { favoritesContract } from '../contract.ts';
import { favoriteErrors } from '../errors.ts';
import { favoritesChanged } from '../events.ts';
import { favoriteInvariants } from './demo/demo-invariants.store.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { exportFavorites } from './export-favorites.ts';
import { favoritesInUse } from './favorites-in-use.ts';
import { forgetFavorites } from './forget-favorites.ts';
import { favoritesRoutes } from './routes.ts';

export const favorites = defineCapability({
  name: 'favorites',
  standsOn: [
    'activity',
    'editorial',
    'experiments',
    'identity',
    'inquiries',
    'media',
    'places',
    'search',
    'storefronts',
    'taxonomy',
    'weddings',
    'world',
  ],
  contract: favoritesContract,
  errors: favoriteErrors,
  emits: [favoritesChanged],
  account: { name: 'favorites', collect: exportFavorites, forget: forgetFavorites },
  demo: {
    fill: fillDemo,
    tables: ['favorite_boards', 'favorites', 'favorite_hearts'],
    invariants: favoriteInvariants,
  },
  wedding: { isInUse: favoritesInUse },
  start: (platform) => ({ routes: favoritesRoutes(platform) }),
});
