import { typedNumber } from '#base/validation/numbers.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import { minuteOfTime } from '../../rules/fit-run-sheet.ts';
import { typedMinute } from '../../rules/minute-words.ts';
import type { Audience, ItemKind } from '../../rules/run-sheet-choices.ts';
import type { RunSheetItem } from '../../rules/run-sheet-item.ts';
import { RUN_SHEET_RULES } from '../../rules/run-sheet-rules.ts';

const DAY = 1440;

export const DAY_PARTS = ['BEFORE', 'DAY', 'AFTER'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export const DAY_PART_LABELS: Readonly<Record<DayPart, string>> = {
  BEFORE: 'The day before',
  DAY: 'The wedding day',
  AFTER: 'After midnight',
};

export type ItemInput = Omit<RunSheetItem, 'uuid'>;

/** As the form holds it: time and length as they are typed. */
export type ItemValues = {
  title: string;
  startsAt: string;
  part: DayPart;
  minutes: string;
  kind: ItemKind;
  owner: string;
  place: string;
  note: string;
  audience: Audience[];
};

const partOf = (minute: number): DayPart => DAY_PARTS[Math.floor(minute / DAY) + 1] ?? 'DAY';

export function itemValues({ startsMinute, minutes, ...item }: ItemInput): ItemValues {
  const { title, kind, owner, place, note, audience } = item;
  return {
    ...{ title, kind, owner, place, note, audience: [...audience] },
    startsAt: typedMinute(startsMinute),
    part: partOf(startsMinute),
    minutes: String(minutes),
  };
}

/** Minutes from the wedding day’s midnight; NaN for what is no time. */
export function minuteOf(startsAt: string, part: DayPart): number {
  return (minuteOfTime(startsAt) ?? Number.NaN) + (DAY_PARTS.indexOf(part) - 1) * DAY;
}

export function itemInput({ startsAt, part, minutes, ...item }: ItemValues): ItemInput {
  return { ...item, startsMinute: minuteOf(startsAt, part), minutes: typedNumber(minutes) ?? 0 };
}

export const ITEM_NAMES = { startsMinute: 'startsAt' } as const;

export const ITEM_FORM_RULES: FieldRules<ItemValues> = rulesOfInput({
  rules: () => RUN_SHEET_RULES,
  input: itemInput,
  names: ITEM_NAMES,
});
