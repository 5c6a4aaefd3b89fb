export { reviews } from './manifest.ts';
export { copyReviews, type WorldReviews } from './world.store.ts';
