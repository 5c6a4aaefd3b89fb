import { z } from 'zod';
import { cleanText } from '#platform/contract/ruled.ts';
import { REFUSALS } from '../rules/operations/steps.ts';
import { FIXTURE_KINDS } from '../rules/room.ts';
import {
  FARTHEST_IN,
  LARGEST_NUMBER,
  LONGEST_FIXTURE_LABEL,
  LONGEST_PLAN_NAME,
  LONGEST_ROOM_IN,
  LONGEST_TABLE_LABEL,
  MOST_CHAIRS,
  MOST_CORNERS,
  MOST_STEPS,
  SHORTEST_ROOM_IN,
} from '../rules/seating-limits.ts';
import { TABLE_SHAPES, TABLE_SIZE_KEYS } from '../rules/table-sizes.data.ts';

/** As the database writes them: one id in two spellings would be two things here, and one there. */
export const ownUuid = z.uuid().toLowerCase();

const words = (longest: number) => cleanText.refine((text) => text.length <= longest);
const coordinate = z.number().int().min(-FARTHEST_IN).max(FARTHEST_IN);
const angle = z.number().int().min(0).max(359);
const inches = z.number().int().min(1).max(LONGEST_ROOM_IN);
const side = z.number().int().min(SHORTEST_ROOM_IN).max(LONGEST_ROOM_IN);

export const planName = words(LONGEST_PLAN_NAME).refine((text) => text !== '');

export const tableValuesSchema = z.strictObject({
  number: z.number().int().min(1).max(LARGEST_NUMBER),
  label: words(LONGEST_TABLE_LABEL),
  shape: z.enum(TABLE_SHAPES),
  sizeKey: z.enum(TABLE_SIZE_KEYS),
  lengthIn: inches,
  widthIn: inches,
  seats: z.number().int().min(1).max(MOST_CHAIRS),
  x: coordinate,
  y: coordinate,
  angle,
  isStepFree: z.boolean(),
  isForVendors: z.boolean(),
});

export const fixtureValuesSchema = z.strictObject({
  kind: z.enum(FIXTURE_KINDS),
  label: words(LONGEST_FIXTURE_LABEL),
  x: coordinate,
  y: coordinate,
  length: inches,
  width: inches,
  angle,
});

export const roomSchema = z.strictObject({
  widthIn: side,
  lengthIn: side,
  outline: z
    .array(z.strictObject({ x: coordinate, y: coordinate }))
    .max(MOST_CORNERS)
    .refine(({ length }) => length === 0 || length >= 3),
  background: z
    .strictObject({
      pictureUuid: ownUuid,
      widthIn: inches,
      x: coordinate,
      y: coordinate,
      angle,
      opacity: z.number().int().min(0).max(100),
    })
    .nullable(),
});

const planValuesSchema = roomSchema.extend({ name: planName, isReleased: z.boolean() });

export const placeSchema = z.strictObject({
  tableUuid: ownUuid,
  seat: z.number().int().min(1).max(MOST_CHAIRS),
  isPinned: z.boolean(),
});

const nothing = z.null();

function stepsOn<Thing extends 'table' | 'fixture', Values extends z.ZodObject>(on: Thing, values: Values) {
  const one = { on: z.literal(on), uuid: ownUuid };
  return [
    z.strictObject({ ...one, before: nothing, after: values }),
    z.strictObject({ ...one, before: values, after: nothing }),
    z.strictObject({ ...one, before: values.partial(), after: values.partial() }),
  ] as const;
}

const stepSchema = z.union([
  ...stepsOn('table', tableValuesSchema),
  ...stepsOn('fixture', fixtureValuesSchema),
  z.strictObject({
    on: z.literal('guest'),
    uuid: ownUuid,
    before: placeSchema.nullable(),
    after: placeSchema.nullable(),
  }),
  z.strictObject({
    on: z.literal('plan'),
    before: planValuesSchema.partial(),
    after: planValuesSchema.partial(),
  }),
]);

export const operationSchema = z.strictObject({
  uuid: ownUuid,
  steps: z.array(stepSchema).min(1).max(MOST_STEPS),
});

export const refusedSchema = z.object({
  uuid: z.uuid(),
  why: z.enum(REFUSALS),
  on: z.enum(['plan', 'table', 'fixture', 'guest']),
  thing: z.uuid().nullable(),
  /** The first name of whoever changed it last; '' where nobody is known. */
  by: z.string(),
});
