export { reviews } from './manifest.ts';
export { countSubmittedReviews } from './store.ts';
export { copyReviews, type WorldReviews } from './world.store.ts';
