export { loadPlaces } from './load-places.ts';
export { placesRoutes } from './routes.ts';
export { findCity, findCityBySlug, findMarket } from './store.ts';
