import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { LONGEST_BOARD_NAME, LONGEST_NOTE } from './favorite-limits.ts';

export const BOARD_NAME_RULES = { name: [required, maxLength(LONGEST_BOARD_NAME)] };

export const FAVORITE_NOTE_RULES = { note: [maxLength(LONGEST_NOTE)] };
