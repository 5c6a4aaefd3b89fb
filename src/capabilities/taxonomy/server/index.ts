export { taxonomyRoutes } from './routes.ts';
