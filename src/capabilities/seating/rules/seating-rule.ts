import type { FixtureKind } from './room.ts';

export const RULE_KINDS = [
  'TOGETHER',
  'NEXT_TO',
  'NOT_NEXT_TO',
  'APART',
  'NEAR',
  'AT',
  'NOT_AT',
  'STEP_FREE',
  'AWAY_FROM',
  'CLOSE_TO',
  'KNOWS',
  'MIX',
  'SPLIT',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export const RULE_STRENGTHS = ['HARD', 'STRONG', 'NICE'] as const;
export type RuleStrength = (typeof RULE_STRENGTHS)[number];

export const RULE_SOURCES = ['COUPLE', 'HOUSEHOLD', 'NEEDS'] as const;
export type RuleSource = (typeof RULE_SOURCES)[number];

export const BALANCES = ['SIDE', 'AGE', 'LANGUAGE'] as const;
/** What a table has of each. */
export type Balance = (typeof BALANCES)[number];

export type RuleValues = {
  kind: RuleKind;
  guestUuids: readonly string[];
  /** Whoever has this tag besides. */
  tagUuid: string | null;
  /** Of AT and NOT_AT: numbers of tables, which mean the same in every plan. */
  tableNumbers: readonly number[];
  /** Of AWAY_FROM and CLOSE_TO. */
  fixture: FixtureKind | null;
  /** Of APART, AWAY_FROM and CLOSE_TO; null where another table is enough. */
  distanceIn: number | null;
  /** Of MIX and SPLIT. */
  balance: Balance | null;
  strength: RuleStrength;
  note: string;
};

/** A rule of the couple by its uuid, or one that follows from the guest list by what it follows from. */
export type SeatingRule = RuleValues & {
  key: string;
  source: RuleSource;
  /** The couple does without it. */
  isWaived: boolean;
};

export const DEFAULT_STRENGTH: Readonly<Record<RuleKind, RuleStrength>> = {
  TOGETHER: 'HARD',
  NEXT_TO: 'STRONG',
  NOT_NEXT_TO: 'STRONG',
  APART: 'HARD',
  NEAR: 'STRONG',
  AT: 'HARD',
  NOT_AT: 'HARD',
  STEP_FREE: 'HARD',
  AWAY_FROM: 'NICE',
  CLOSE_TO: 'NICE',
  KNOWS: 'NICE',
  MIX: 'NICE',
  SPLIT: 'NICE',
};

export function newRule(kind: RuleKind, guestUuids: readonly string[]): RuleValues {
  return {
    kind,
    guestUuids,
    tagUuid: null,
    tableNumbers: [],
    fixture: null,
    distanceIn: null,
    balance: null,
    strength: DEFAULT_STRENGTH[kind],
    note: '',
  };
}

/** People two of whom the rule is about; alone it says nothing. */
const OF_TWO: readonly RuleKind[] = ['TOGETHER', 'NEXT_TO', 'NOT_NEXT_TO', 'APART', 'NEAR', 'KNOWS'];

/** What is missing before it says something; nothing where it does. */
export function ruleGap(rule: RuleValues): string | undefined {
  const { kind, guestUuids, tagUuid, tableNumbers, fixture, balance } = rule;
  if (kind === 'MIX' || kind === 'SPLIT')
    return balance === null ? 'Say what should be balanced.' : undefined;
  const isAlone = tagUuid === null && new Set(guestUuids).size < (OF_TWO.includes(kind) ? 2 : 1);
  if (isAlone) return OF_TWO.includes(kind) ? 'Choose at least two people.' : 'Choose who this is about.';
  if ((kind === 'AT' || kind === 'NOT_AT') && tableNumbers.length === 0) return 'Choose a table.';
  if ((kind === 'AWAY_FROM' || kind === 'CLOSE_TO') && fixture === null) return 'Say away from what.';
  return undefined;
}
