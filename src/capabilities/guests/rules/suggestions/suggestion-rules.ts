import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { linesProblem } from '../read-guest-lines.ts';

/** Those of a wedding that nobody has decided yet. */
export const MOST_SUGGESTIONS = 200;
/** Of the decided, the newest are shown. */
export const DECIDED_SHOWN = 50;

export const SUGGESTION_RULES = {
  lines: [required, linesProblem],
  side: [required],
  note: [maxLength(500)],
};
