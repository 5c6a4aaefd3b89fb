export { bookDay, unbookDay } from './book-day.ts';
export { changeListing, lockListing } from './editing/change-listing.ts';
export { findListingRecord } from './editing/listing-record.store.ts';
export { isSlugTaken } from './editing/write-listing.store.ts';
export { type EnteredStorefront, enterStorefront, listEnterable } from './enter-storefront.ts';
export { findInquiryTargets, findLeadTarget, type InquiryTarget } from './inquiry-target.store.ts';
export { storefronts } from './manifest.ts';
export { noteStorefrontChange } from './note-storefront-change.ts';
export {
  demandAbility as demandStorefrontAbility,
  type StorefrontMembership,
  storefrontMembershipOf,
  withStorefrontAbilities,
} from './policy.ts';
export {
  copyBookedDays,
  copyStorefronts,
  listPublishedNames,
  listTakenSlugs,
  reserveStorefrontIds,
  type WorldStorefront,
} from './world.store.ts';
