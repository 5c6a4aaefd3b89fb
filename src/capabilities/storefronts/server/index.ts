export { bookDay, unbookDay } from './book-day.ts';
export { lockCalendar } from './calendar.store.ts';
export { type Claimable, findClaimable, markClaimed } from './claimable.store.ts';
export { closeStorefront } from './close-storefront.ts';
export { insertDemoMembers, listComparedStorefronts, listOwnedIds } from './demo-members.store.ts';
export {
  copyDemoWords,
  type DemoTwin,
  listDemoDrafts,
  submitDemoListing,
  thinDemoListing,
} from './demo-publication.store.ts';
export { changeListing, lockListing } from './editing/change-listing.ts';
export { createListing } from './editing/create-listing.ts';
export { eraseListing } from './editing/erase-listing.ts';
export { findListingRecord } from './editing/listing-record.store.ts';
export { movePublication } from './editing/move-publication.ts';
export { listNearbyNames } from './editing/new-listing.store.ts';
export {
  type Colleague,
  findColleague,
  listPreferred,
  listRecommenders,
  replacePreferred,
} from './editing/preferred.store.ts';
export { findPublication, findStorefrontId } from './editing/publication.store.ts';
export { isSlugTaken } from './editing/write-listing.store.ts';
export { enterLockedStorefronts } from './enter-locked-storefronts.ts';
export { type EnteredStorefront, enterStorefront, listEnterable } from './enter-storefront.ts';
export { changeBlockedDays, keepFeedDays } from './hold-days.ts';
export { announceHonors } from './honors/announce-honors.ts';
export {
  type AnswersOf,
  listAwardsOf,
  replaceAwards,
  replaceBadges,
  replaceResponseStats,
} from './honors/honors.store.ts';
export { findInquiryTargets, findLeadTarget, type InquiryTarget } from './inquiry-target.store.ts';
export { storefronts } from './manifest.ts';
export {
  addMember as addStorefrontMember,
  changeMemberRole as changeStorefrontRole,
  listMembers as listStorefrontMembers,
  lockStorefronts,
  removeMember as removeStorefrontMember,
  type StorefrontMember,
} from './members.store.ts';
export { noteStorefrontChange } from './note-storefront-change.ts';
export {
  changeCalendarSettings,
  readOwnCalendar,
  storefrontUuidOf,
  timeZoneOf,
} from './own-calendar.ts';
export {
  demandAbility as demandStorefrontAbility,
  type StorefrontMembership,
  storefrontMembershipOf,
  withStorefrontAbilities,
} from './policy.ts';
export { listMembershipsOf } from './store.ts';
export { findTaxPlace } from './tax-place.store.ts';
export {
  blockDemoDays,
  copyBookedDays,
  copyStorefronts,
  listPublishedNames,
  listTakenSlugs,
  reserveStorefrontIds,
  type WorldStorefront,
} from './world.store.ts';
