export { loadPlaces } from './load-places.ts';
export { placesRoutes } from './routes.ts';
export { findCityBySlug, findPlacesBySlug, type SlugRow } from './store.ts';
export { listWorldPlaces, type WorldPlaceRow } from './world-places.store.ts';
