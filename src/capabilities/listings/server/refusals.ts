import { fail } from '#base/result.ts';

export function listingGone() {
  return fail('storefront.not_found', 'We can’t find this storefront among yours.');
}

export function sectionUnknown() {
  return fail('listing.section_unknown', 'This listing has no such section.');
}

/** For staff, who work for none of them. */
export function noSuchListing() {
  return fail('storefront.not_found', 'There’s no such listing.');
}
