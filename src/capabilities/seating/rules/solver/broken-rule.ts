import type { RuleKind, RuleSource, RuleStrength } from './problem.ts';

/** A rule that a plan does not keep, once, however many of its people it concerns. */
export type BrokenRule = {
  ruleId: string;
  kind: RuleKind;
  strength: RuleStrength;
  source: RuleSource;
  /** Those of the rule’s people for whom it is broken. */
  personIds: readonly string[];
  /** What it costs, 0 or less. */
  points: number;
};
