export { copyReviews, type WorldReviews } from './world.store.ts';
