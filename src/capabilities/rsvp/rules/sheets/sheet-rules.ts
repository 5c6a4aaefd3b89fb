import { required } from '#base/validation/required.ts';
import { nameLength, nameRequired } from '#capabilities/guests/rules/name-length.ts';

export const LONGEST_LABEL = 60;
export const MOST_SHEETS = 40;

export const SHEET_RULES = {
  eventUuid: [required],
  label: [nameRequired, nameLength(LONGEST_LABEL)],
  fields: [],
};
