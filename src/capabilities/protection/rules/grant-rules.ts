import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import type { RulesByField } from '#base/validation/validate-fields.ts';

/** More than that needs a second person. */
const ALONE_MAX = 100;
const GRANT_MAX = 5_000;
export const REASON_MAX = 200;

export const GRANT_STATES = ['PROPOSED', 'GRANTED', 'REFUSED'] as const;
export type GrantState = (typeof GRANT_STATES)[number];

/** Null while nothing is typed. */
export type GrantAnswers = { credits: number | null; reason: string };

/** The vendor reads the reason in the credit history. */
export const GRANT_RULES: RulesByField<GrantAnswers> = {
  credits: [
    (credits) =>
      credits !== null && Number.isInteger(credits) && credits >= 1 && credits <= GRANT_MAX
        ? undefined
        : `Enter a whole number from 1 to ${GRANT_MAX.toLocaleString('en-US')}.`,
  ],
  reason: [required, maxLength(REASON_MAX)],
};

export function needsSecondPerson(credits: number): boolean {
  return credits > ALONE_MAX;
}

/** What is looked for: a name, an address of the page, or a member’s email. */
export const LISTING_LOOKUP_RULES = { query: [required, maxLength(100)] };

/** What was done about a payment that programs could not settle. */
export const CLOSING_RULES = { note: [required, maxLength(500)] };
