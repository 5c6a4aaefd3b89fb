import { calendarDay } from '#base/validation/dates.ts';
import { required } from '#base/validation/required.ts';
import type { RulesByField } from '#base/validation/validate-fields.ts';
import { normalizedCode, type PromoScope } from './promo-codes.ts';

export const PROMO_EFFECTS = ['PERCENT', 'CREDITS'] as const;
export type PromoEffect = (typeof PROMO_EFFECTS)[number];

/** A code as staff makes it. */
export type PromoWishes = {
  code: string;
  effect: PromoEffect;
  /** So many percent off, or so many credits on top. */
  size: number | null;
  scope: PromoScope;
  isFirstOnly: boolean;
  isAnnounced: boolean;
  /** Without a number, as often as there are listings. */
  maxUses: number | null;
  /** Without a day, at once. */
  startsOn: string | null;
  /** The last day it holds; without one, until somebody ends it. */
  endsOn: string | null;
};

const MOST = { PERCENT: 100, CREDITS: 1_000 } as const;
const MOST_USES = 100_000;

const isWhole = (value: number | null, most: number) =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= most;
const wholeUpTo = (most: number) => `Enter a whole number from 1 to ${most.toLocaleString('en-US')}.`;

export const PROMO_RULES: RulesByField<PromoWishes> = {
  code: [
    required,
    (code) =>
      /^[A-Z0-9-]{3,24}$/.test(normalizedCode(code)) ? undefined : 'Use 3 to 24 letters, digits and hyphens.',
  ],
  size: [(size, { effect }) => (isWhole(size, MOST[effect]) ? undefined : wholeUpTo(MOST[effect]))],
  scope: [
    (scope, { effect }) =>
      effect === 'CREDITS' && scope === 'PLANS' ? 'Extra credits come with packs only.' : undefined,
  ],
  maxUses: [
    (maxUses) => (maxUses === null || isWhole(maxUses, MOST_USES) ? undefined : wholeUpTo(MOST_USES)),
  ],
  startsOn: [calendarDay],
  endsOn: [
    calendarDay,
    (endsOn, { startsOn }) =>
      endsOn !== null && startsOn !== null && endsOn < startsOn
        ? 'Choose the first day or a later one.'
        : undefined,
  ],
};
