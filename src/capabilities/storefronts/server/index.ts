export { storefrontsRoutes } from './routes.ts';
export {
  copyStorefronts,
  listPublishedNames,
  listTakenSlugs,
  reserveStorefrontIds,
  type WorldStorefront,
} from './world.store.ts';
