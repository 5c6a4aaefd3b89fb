import { noBannedNames } from '#base/validation/banned-names.ts';
import { noContactDetails } from '#base/validation/contact-filter.ts';
import { locationRequired } from '#base/validation/location.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

export const LONGEST_NAME = 100;

/** What a listing begins with. */
export const NEW_LISTING_RULES = {
  taxonomyKey: [required],
  name: [required, maxLength(LONGEST_NAME), noContactDetails, noBannedNames()],
  cityId: [(cityId: number | null) => locationRequired(cityId === null ? '' : String(cityId))],
};
