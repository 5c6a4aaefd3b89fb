import { required } from '#base/validation/required.ts';
import { nameLength, nameRequired } from '#capabilities/guests/rules/name-length.ts';
import { LONGEST_SHEET_LABEL } from './sheet-fields.ts';

export const SEATING_SHEET_RULES = {
  eventUuid: [required],
  label: [nameRequired, nameLength(LONGEST_SHEET_LABEL)],
  fields: [],
};
