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
  'listing.not_ready': 400,
  'listing.email_unconfirmed': 400,
  'listing.deletion_asked': 400,
  'listing.no_deletion': 400,
  'listing.review_over': 400,
  'listing.review_taken': 400,
  'listing.changed_meanwhile': 400,
  'listing.held_changed': 400,
  'listing.held_unfinished': 400,
  'listing.category_closed': 400,
});

type ListingErrors = typeof listingErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends ListingErrors {}
}
