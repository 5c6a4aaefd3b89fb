import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { LONGEST_MESSAGE } from './inquiry-timers.ts';

export const LONGEST_NOTE = 500;

/** Words to the other side. */
export const MESSAGE_RULES = { message: [required, maxLength(LONGEST_MESSAGE)] };

/** A kind word with a step, if they like. */
export const NOTE_RULES = { note: [maxLength(LONGEST_NOTE)] };

/** How either side ends an inquiry. */
export const CLOSEOUT_RULES = { reason: [required], ...NOTE_RULES };
