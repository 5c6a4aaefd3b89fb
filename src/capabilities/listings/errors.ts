import { defineErrors } from '#platform/contract/errors.ts';

export const listingErrors = defineErrors({
  'listing.section_unknown': 404,
  'listing.edit_unknown': 404,
  'listing.nothing_held': 400,
  'listing.picture_unknown': 404,
  'listing.gallery_refused': 400,
  'listing.photo_not_read': 400,
  'listing.vendor_unknown': 404,
  'listing.preferred_refused': 400,
});

type ListingErrors = typeof listingErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends ListingErrors {}
}
