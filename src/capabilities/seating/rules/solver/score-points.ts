import type { RuleKind, RuleStrength } from './problem.ts';

/** What makes a plan good, in whole points. */
export const SCORE_POINTS = {
  /** Two at one table with a tag in common; a second common tag adds less, a third nothing. */
  sharedTag: 4,
  secondSharedTag: 2,
  /** Somebody of a household of one or two who knows nobody else at the table. */
  nobodyKnown: -20,
  /** For each person that a table in use has below 60 % of its chairs. */
  emptyChair: -4,
  /** In a repair, for each person who sits at another table than before. */
  moved: -12,
  /** Weighs more than all the rules of a person together: a chair first. */
  unseated: -10_000,
  guestAtVendorTable: -12_000,
} as const;

export const BUSY_TABLE_PERCENT = 60;

/** A household of more than so many has company of its own. */
export const SMALL_HOUSEHOLD = 2;

/** What a rule costs each time it is not kept. A hard one is only ever given up for another hard one, or a chair. */
const MISSED: Readonly<Record<RuleStrength, number>> = { HARD: -350, STRONG: -25, NICE: -8 };
const STEPS_IN_THE_WAY = -400;
/** Of tables that are not as mixed, or as unmixed, as they should be: for each person too many. */
const UNBALANCED: Readonly<Record<RuleStrength, number>> = { HARD: -25, STRONG: -5, NICE: -2 };
/** Two who know each other sit at one table; a place as far from the band as somebody likes it. */
const KNOWN: Readonly<Record<RuleStrength, number>> = { HARD: 24, STRONG: 12, NICE: 6 };
const WELL_PLACED: Readonly<Record<RuleStrength, number>> = { HARD: 0, STRONG: 25, NICE: 10 };

export type RulePoints = { kept: number; missed: number };

/** What a rule gives each time it is kept and takes each time it is not. */
export function rulePoints(kind: RuleKind, strength: RuleStrength): RulePoints {
  if (kind === 'KNOWS') return { kept: KNOWN[strength], missed: 0 };
  if (kind === 'MIX' || kind === 'SPLIT') return { kept: 0, missed: UNBALANCED[strength] };
  if (kind === 'AWAY_FROM' || kind === 'CLOSE_TO')
    return { kept: WELL_PLACED[strength], missed: strength === 'HARD' ? MISSED.HARD : 0 };
  if (kind === 'STEP_FREE' && strength === 'HARD') return { kept: 0, missed: STEPS_IN_THE_WAY };
  return { kept: 0, missed: MISSED[strength] };
}
