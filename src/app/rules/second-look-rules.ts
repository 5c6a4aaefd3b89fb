import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

/** What makes somebody of staff unsure, for the colleague who decides. */
export const SECOND_LOOK_RULES = { note: [required, maxLength(500)] };
