export { liveUpdatesRoutes } from './routes.ts';
