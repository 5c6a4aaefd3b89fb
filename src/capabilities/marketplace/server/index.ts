export { marketplaceRoutes } from './routes.ts';
