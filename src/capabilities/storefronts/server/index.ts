export { exportStorefronts, forgetReporter } from './export-storefronts.ts';
export { noteStorefrontChange } from './note-storefront-change.ts';
export { storefrontsRoutes } from './routes.ts';
export {
  copyStorefronts,
  listPublishedNames,
  listTakenSlugs,
  reserveStorefrontIds,
  type WorldStorefront,
} from './world.store.ts';
