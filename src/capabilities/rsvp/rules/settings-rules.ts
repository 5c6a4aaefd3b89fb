import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

export const LONGEST_GREETING = 500;
export const LONGEST_CONTACT = 200;

export const SETTINGS_RULES = {
  language: [required],
  greeting: [maxLength(LONGEST_GREETING)],
  contact: [maxLength(LONGEST_CONTACT)],
};
