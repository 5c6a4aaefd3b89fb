import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

export const COUPLE_REASONS = [
  'VISION_MISMATCH',
  'BOOKED_OTHER',
  'OUT_OF_BUDGET',
  'MISSING_SERVICES',
  'JUST_BROWSING',
  'UNRESPONSIVE',
  'OTHER',
] as const;
export type CoupleReason = (typeof COUPLE_REASONS)[number];

/** What vendors can choose. */
export const SHOWN_VENDOR_REASONS = [
  'UNRESPONSIVE',
  'DATE_UNAVAILABLE',
  'BUDGET_TOO_LOW',
  'LOCATION_NOT_SERVED',
  'MISSING_SERVICES',
  'BOOKED_OTHER',
  'OTHER',
] as const;

/** What the specification's list holds besides; accepted and shown, offered nowhere. */
const FURTHER_VENDOR_REASONS = [
  'WEDDING_BUDGET',
  'VENDOR_BUDGET',
  'COUPLE_STYLE',
  'NEED_MORE_INFO',
  'GUEST_COUNT',
  'CONNECTED_OFF_PLATFORM',
  'NOT_BOOK_PREFERRED_VENDOR',
  'SAVING_CREDITS',
  'NO_CREDITS',
] as const;

export const VENDOR_REASONS = [...SHOWN_VENDOR_REASONS, ...FURTHER_VENDOR_REASONS] as const;
export type VendorReason = (typeof VENDOR_REASONS)[number];

export const COUPLE_REASON_LABELS: Readonly<Record<CoupleReason, string>> = {
  VISION_MISMATCH: 'Does not align with our vision',
  BOOKED_OTHER: 'We booked another vendor',
  OUT_OF_BUDGET: 'Pricing is out of our budget',
  MISSING_SERVICES: 'Missing services we need',
  JUST_BROWSING: 'We were just browsing',
  UNRESPONSIVE: 'The vendor is unresponsive',
  OTHER: 'Other',
};

export const VENDOR_REASON_LABELS: Readonly<Record<VendorReason, string>> = {
  UNRESPONSIVE: 'The couple is unresponsive',
  DATE_UNAVAILABLE: 'Not available on their date',
  BUDGET_TOO_LOW: 'Their budget is too low',
  LOCATION_NOT_SERVED: 'We don’t serve their location',
  MISSING_SERVICES: 'We don’t offer what they need',
  BOOKED_OTHER: 'They booked another vendor',
  OTHER: 'Other',
  WEDDING_BUDGET: 'Their wedding budget doesn’t fit',
  VENDOR_BUDGET: 'Their budget for us doesn’t fit',
  COUPLE_STYLE: 'Our styles don’t match',
  NEED_MORE_INFO: 'We needed more information',
  GUEST_COUNT: 'Their guest count doesn’t fit',
  CONNECTED_OFF_PLATFORM: 'We are in contact elsewhere',
  NOT_BOOK_PREFERRED_VENDOR: 'They don’t book our preferred vendors',
  SAVING_CREDITS: 'We are saving credits',
  NO_CREDITS: 'We have no credits left',
};

/** The same, told to the other side: what is 'their date' on the vendor's list is 'your date' to the couple. */
export const COUPLE_REASONS_TOLD: typeof COUPLE_REASON_LABELS = {
  ...COUPLE_REASON_LABELS,
  UNRESPONSIVE: 'We didn’t hear back from you',
};

export const VENDOR_REASONS_TOLD: typeof VENDOR_REASON_LABELS = {
  ...VENDOR_REASON_LABELS,
  UNRESPONSIVE: 'We didn’t hear back from you',
  DATE_UNAVAILABLE: 'Not available on your date',
  BUDGET_TOO_LOW: 'Our pricing is above your budget',
  LOCATION_NOT_SERVED: 'We don’t serve your location',
  MISSING_SERVICES: 'We don’t offer what you need',
  BOOKED_OTHER: 'You booked another vendor',
  WEDDING_BUDGET: 'Your wedding budget doesn’t fit',
  VENDOR_BUDGET: 'Your budget for us doesn’t fit',
  GUEST_COUNT: 'Your guest count doesn’t fit',
  NOT_BOOK_PREFERRED_VENDOR: 'You don’t book our preferred vendors',
};

/** A venue stands where it stands: nobody asks it to come. */
export function isReasonOf(taxonomyKey: TaxonomyKey | undefined, reason: string | undefined): boolean {
  return taxonomyKey !== 'wedding-venues' || reason !== 'LOCATION_NOT_SERVED';
}

export function vendorReasonsFor(taxonomyKey: TaxonomyKey): readonly VendorReason[] {
  return SHOWN_VENDOR_REASONS.filter((reason) => isReasonOf(taxonomyKey, reason));
}
