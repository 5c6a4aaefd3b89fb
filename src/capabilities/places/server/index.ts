export { loadPlaces } from './load-places.ts';
export { places } from './manifest.ts';
export { findCityBySlug, findHome, findPlacesBySlug, type SlugRow } from './store.ts';
export { listWorldPlaces, type WorldPlaceRow } from './world-places.store.ts';
