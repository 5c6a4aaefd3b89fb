import { z } from 'zod';
import { day, wholeNumber } from '#platform/contract/atoms.ts';
import { cleanText } from '#platform/contract/ruled.ts';
import { BUDGET_CATEGORY_KEYS } from '../rules/budget-categories.data.ts';
import { LONGEST_LABEL, LONGEST_NAME, LONGEST_NOTE, MOST_CENTS, MOST_COUNT } from '../rules/budget-limits.ts';
import { BUDGET_SECTIONS } from '../rules/budget-sections.ts';
import { SEASONS } from '../rules/budget-state.ts';
import { HEAD_SOURCES } from '../rules/head-sources.ts';
import { yearProblem } from '../rules/payment-days.ts';

const cents = z.number().int().min(0).max(MOST_CENTS);
const paymentDay = day.refine((text) => yearProblem(text) === undefined);
const words = (longest: number) => cleanText.refine((text) => text.length <= longest);
const position = z.number().min(-1e9).max(1e9);
/** As the database writes them: one id in two spellings would be two things here, and one there. */
const uuid = z.uuid().toLowerCase();

export const lineValuesSchema = z.object({
  parentUuid: uuid.nullable(),
  section: z.enum(BUDGET_SECTIONS),
  categoryKey: z.enum(BUDGET_CATEGORY_KEYS).nullable(),
  name: words(LONGEST_NAME),
  position,
  priceCents: cents,
  countedBy: z.enum(HEAD_SOURCES).nullable(),
  fixedCount: wholeNumber.max(MOST_COUNT).nullable(),
  vendorName: words(LONGEST_NAME),
  quotedCents: cents.nullable(),
  agreedCents: cents.nullable(),
  note: words(LONGEST_NOTE),
  payerUuid: uuid.nullable(),
});

export const paymentValuesSchema = z.object({
  lineUuid: uuid,
  inquiryUuid: uuid.nullable(),
  label: words(LONGEST_LABEL),
  amountCents: cents,
  dueOn: paymentDay.nullable(),
  paidOn: paymentDay.nullable(),
  payerUuid: uuid.nullable(),
});

export const contributorValuesSchema = z.object({
  name: words(LONGEST_LABEL),
  pledgedCents: cents,
  note: words(LONGEST_NOTE),
  position,
});

export const scenarioValuesSchema = z.object({
  name: words(LONGEST_LABEL),
  choices: z.object({
    guests: wholeNumber.max(MOST_COUNT).nullable(),
    weddingDate: day.nullable(),
    season: z.enum(SEASONS).nullable(),
    lines: z.record(uuid, cents),
  }),
  position,
});

function operationsOn<Thing extends string, Values extends z.ZodObject>(of: Thing, values: Values) {
  return [
    z.object({ op: z.literal('add'), of: z.literal(of), uuid, values }),
    z.object({ op: z.literal('change'), of: z.literal(of), uuid, values: values.partial() }),
    z.object({ op: z.literal('remove'), of: z.literal(of), uuid }),
  ] as const;
}

export const operationSchema = z.union([
  ...operationsOn('line', lineValuesSchema),
  ...operationsOn('payment', paymentValuesSchema),
  ...operationsOn('contributor', contributorValuesSchema),
  ...operationsOn('scenario', scenarioValuesSchema),
  z.object({
    op: z.literal('change'),
    of: z.literal('total'),
    values: z.object({ totalCents: cents.nullable() }),
  }),
]);
