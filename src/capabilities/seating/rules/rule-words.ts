import { feetText } from './feet-text.ts';
import { FIXTURE_LABELS } from './room.ts';
import {
  BALANCES,
  type Balance,
  RULE_KINDS,
  type RuleKind,
  type RuleStrength,
  type RuleValues,
} from './seating-rule.ts';

export const RULE_KIND_LABELS: Readonly<Record<RuleKind, string>> = {
  TOGETHER: 'Same table',
  NEXT_TO: 'Next to each other',
  NOT_NEXT_TO: 'Not next to each other',
  APART: 'Keep apart',
  NEAR: 'Same table or the one beside it',
  AT: 'At a certain table',
  NOT_AT: 'Not at a certain table',
  STEP_FREE: 'No steps',
  AWAY_FROM: 'Away from something',
  CLOSE_TO: 'Close to something',
  KNOWS: 'Know each other',
  MIX: 'Mix at each table',
  SPLIT: 'Keep separate at each table',
};

export const STRENGTH_LABELS: Readonly<Record<RuleStrength, string>> = {
  HARD: 'Must',
  STRONG: 'Should',
  NICE: 'Nice to have',
};

export const BALANCE_LABELS: Readonly<Record<Balance, string>> = {
  SIDE: 'sides',
  AGE: 'ages',
  LANGUAGE: 'languages',
};

export const BALANCE_CHOICES = BALANCES.map((id) => ({ id, label: BALANCE_LABELS[id] }));
export const RULE_KIND_CHOICES = RULE_KINDS.map((id) => ({ id, label: RULE_KIND_LABELS[id] }));

/** 'Theo', 'Theo and Dana', 'Theo, Dana and 3 more'. */
export function namesInText(names: readonly string[], most = 3): string {
  if (names.length <= 1) return names[0] ?? 'nobody';
  if (names.length > most)
    return `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

type Names = { nameOf: (guestUuid: string) => string; tagName: (tagUuid: string) => string };

function whoOf({ guestUuids, tagUuid }: RuleValues, { nameOf, tagName }: Names): string {
  const names = guestUuids.map(nameOf).filter(Boolean);
  return namesInText(tagUuid === null ? names : [...names, `everyone tagged ${tagName(tagUuid)}`]);
}

const tables = (numbers: readonly number[]) =>
  numbers.length === 1 ? `Table ${numbers[0]}` : `Tables ${namesInText(numbers.map(String), 6)}`;

/** What a rule asks for, as a sentence: 'Keep Theo and Dana 15 ft apart.' */
export function ruleWords(rule: RuleValues, names: Names): string {
  const { kind, distanceIn, tableNumbers } = rule;
  const who = whoOf(rule, names);
  const what = rule.fixture ? `the ${FIXTURE_LABELS[rule.fixture].toLowerCase()}` : 'something';
  const balance = BALANCE_LABELS[rule.balance ?? 'SIDE'];
  const far = distanceIn === null ? '' : feetText(distanceIn);
  switch (kind) {
    case 'TOGETHER':
      return `${who} sit at one table.`;
    case 'NEXT_TO':
      return `${who} sit next to each other.`;
    case 'NOT_NEXT_TO':
      return `${who} don’t sit next to each other.`;
    case 'APART':
      return far ? `Keep ${who} ${far} apart.` : `Keep ${who} at different tables.`;
    case 'NEAR':
      return `${who} sit at one table, or at tables side by side.`;
    case 'AT':
      return `${who}: at ${tables(tableNumbers)}.`;
    case 'NOT_AT':
      return `${who}: not at ${tables(tableNumbers)}.`;
    case 'STEP_FREE':
      return `No steps on the way for ${who}.`;
    case 'AWAY_FROM':
      return `${who}: ${far ? `at least ${far}` : 'well away'} from ${what}.`;
    case 'CLOSE_TO':
      return `${who}: ${far ? `within ${far} of` : 'close to'} ${what}.`;
    case 'KNOWS':
      return `${who} know each other.`;
    case 'MIX':
      return `Mix ${balance} at every table.`;
    case 'SPLIT':
      return `Keep ${balance} at tables of their own.`;
  }
}
