export { exportFavorites } from './export-favorites.ts';
export { favoritesInUse } from './favorites-in-use.ts';
export { forgetFavorites } from './forget-favorites.ts';
export { favoritesRoutes } from './routes.ts';
