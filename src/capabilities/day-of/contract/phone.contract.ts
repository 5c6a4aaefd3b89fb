import { z } from 'zod';
import { day, instant, rowId, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { MOST_SENT, OPERATION_KINDS } from '../rules/day-operations.ts';
import { HELPER_RIGHTS } from '../rules/run-sheet-choices.ts';
import { packItemSchema, packVendorSchema } from './plan.contract.ts';

const tag = 'day-of';

const packGuestSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  /** '' while nobody has a table. */
  table: z.string(),
  meal: z.string(),
  /** What they cannot eat and what they need. */
  care: z.string(),
});

const packHouseholdSchema = z.object({ uuid: z.uuid(), name: z.string(), people: z.array(packGuestSchema) });

/** All that a phone keeps: no address of anybody, and no number or mail address of a guest. */
const packSchema = z.object({
  /** Another one means that something was changed. */
  version: z.string(),
  /** Which wedding it is of, without saying more: a phone drops what is of another. */
  wedding: z.string(),
  /** Whose phone this is. */
  reader: z.string(),
  isHelper: z.boolean(),
  couple: z.object({ a: z.string(), b: z.string() }),
  day: day.nullable(),
  timeZone: z.string(),
  rights: z.array(z.enum(HELPER_RIGHTS)),
  /** When the phone forgets by itself; null for who plans the wedding. */
  until: instant.nullable(),
  items: z.array(packItemSchema),
  vendors: z.array(packVendorSchema),
  households: z.array(packHouseholdSchema),
});

export type DayPack = z.output<typeof packSchema>;
export type PackHousehold = DayPack['households'][number];
export type PackGuest = PackHousehold['people'][number];
export type PackVendor = DayPack['vendors'][number];

const operationSchema = z.object({
  uuid: z.uuid(),
  device: z.string().regex(/^[\w-]{1,40}$/),
  clock: rowId,
  kind: z.enum(OPERATION_KINDS),
  subject: z.uuid(),
  value: z.number().int().min(0).max(1440),
  at: instant,
});

const sent = {
  /** Up to where the phone has read. */
  cursor: wholeNumber,
  operations: z.array(operationSchema).max(MOST_SENT),
};

const answerSchema = z.object({
  /** What is kept from now on, and what was kept before. */
  settled: z.array(z.uuid()),
  /** What may not be said, or not by this phone. */
  refused: z.array(z.uuid()),
  /** What was said since the cursor, by anybody. */
  operations: z.array(operationSchema),
  cursor: wholeNumber,
  hasMore: z.boolean(),
  packVersion: z.string(),
  /** What time it is: phones are set by hand, and some wake up in 1970. */
  now: instant,
});

export type SyncAnswer = z.output<typeof answerSchema>;

const token = shortText(64).transform((text) => text.toLowerCase());
const byToken = z.object({ token });
const sentByToken = z.object({ token, ...sent });

export const phoneContract = {
  readDayPack: route({
    method: 'GET',
    path: '/web-api/v1/day-of/pack',
    summary: 'What a phone of somebody who plans the wedding keeps for the day',
    tag,
    access: 'signed-in',
  }).output(packSchema),

  syncDay: route({
    method: 'POST',
    path: '/web-api/v1/day-of/operations',
    summary:
      'Say what was done on this phone, and hear what was done on others; the same operation counts once',
    tag,
    access: 'signed-in',
  })
    .input(z.object(sent))
    .output(answerSchema),

  readHelperPack: route({
    method: 'GET',
    path: '/web-api/v1/day-helper/{token}/pack',
    summary: 'What the phone of a helper keeps for the day, by the link they were given',
    tag,
    access: 'public',
    proof: 'link',
    token: subjectIn(byToken, (input) => input.token),
    rate: 'day-sync',
  })
    .input(byToken)
    .output(packSchema),

  syncHelper: route({
    method: 'POST',
    path: '/web-api/v1/day-helper/{token}/operations',
    summary: 'The same for a helper: only what their link allows is taken and told',
    tag,
    access: 'public',
    proof: 'link',
    token: subjectIn(sentByToken, (input) => input.token),
    rate: 'day-sync',
  })
    .input(sentByToken)
    .output(answerSchema),
};
