export { liveUpdatesRoutes, type TopicsOf } from './routes.ts';
