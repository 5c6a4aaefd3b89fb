export {
  copyStorefronts,
  listPublishedNames,
  listTakenSlugs,
  reserveStorefrontIds,
  type WorldStorefront,
} from './world.store.ts';
