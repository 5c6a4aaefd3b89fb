export { bookDay, unbookDay } from './book-day.ts';
export {
  findInquiryTargets,
  findLeadTarget,
  type InquiryTarget,
  listStorefrontRoles,
} from './inquiry-target.store.ts';
export { storefronts } from './manifest.ts';
export { noteStorefrontChange } from './note-storefront-change.ts';
export { findRole as findStorefrontRole } from './store.ts';
export {
  copyBookedDays,
  copyStorefronts,
  listPublishedNames,
  listTakenSlugs,
  reserveStorefrontIds,
  type WorldStorefront,
} from './world.store.ts';
