export { reviewsRoutes } from './routes.ts';
export { copyReviews, type WorldReviews } from './world.store.ts';
