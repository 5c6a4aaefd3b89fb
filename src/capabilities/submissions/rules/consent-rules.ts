import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import type { ConsentAnswer } from './consent.ts';

export const LONGEST_WISH = 1000;

/** Whoever wants a change says which; everybody else need not say why. */
export const CONSENT_RULES = {
  note: [
    (note: string, { answer }: { answer: ConsentAnswer }) =>
      answer === 'CHANGE' ? required(note) : undefined,
    maxLength(LONGEST_WISH),
  ],
};
