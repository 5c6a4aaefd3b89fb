import type { RulesByField } from '#base/validation/validate-fields.ts';

/** More than anybody has; what the column can hold is far beyond it. */
const MOST = 1_000_000;

/** Null while nothing is typed. */
export type MoveAnswers = { toStorefrontUuid: string; credits: number | null };

export const MOVE_RULES: RulesByField<MoveAnswers> = {
  toStorefrontUuid: [(uuid) => (uuid === '' ? 'Choose a listing.' : undefined)],
  credits: [
    (credits) =>
      credits !== null && Number.isInteger(credits) && credits >= 1 && credits <= MOST
        ? undefined
        : 'Enter a whole number of credits.',
  ],
};
