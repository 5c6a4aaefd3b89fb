import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';

/** A code that was sent, of an authenticator app, or a longer one for the day it is lost. */
export const CODE_RULES = { code: [required, maxLength(20)] };
