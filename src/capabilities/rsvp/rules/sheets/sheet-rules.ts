import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

export const LONGEST_LABEL = 60;
export const MOST_SHEETS = 40;

export const SHEET_RULES = {
  eventUuid: [required],
  label: [required, maxLength(LONGEST_LABEL)],
  fields: [],
};
