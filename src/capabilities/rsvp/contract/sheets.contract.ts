import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { GUEST_KINDS } from '#capabilities/guests/rules/household-choices.ts';
import { byUuid, day, instant, shortText } from '#platform/contract/atoms.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { COUNT_PLAN_RULES } from '../rules/sheets/count-plan-rules.ts';
import { SHEET_FIELDS } from '../rules/sheets/sheet-fields.ts';
import { SHEET_RULES } from '../rules/sheets/sheet-rules.ts';

const tag = 'rsvp';

const fields = z.array(z.enum(SHEET_FIELDS)).max(SHEET_FIELDS.length);

const sheetSchema = z.object({
  uuid: z.uuid(),
  eventUuid: z.uuid(),
  token: z.string(),
  label: z.string(),
  fields,
  createdAt: instant,
  seenAt: instant.nullable(),
  /** How many lines differ from what its reader has seen. */
  changes: z.number().int(),
});

export type Sheet = z.output<typeof sheetSchema>;

/** What was agreed about an event’s count, also where we suggest it. */
const countPlanSchema = z.object({
  eventUuid: z.uuid(),
  freezeOn: day.nullable(),
  /** The day the count is promised on by itself: that one, or the one we suggest. */
  freezesOn: day.nullable(),
  reservePercent: z.number().int(),
  plateCents: z.number().int().nullable(),
  latePercent: z.number().int(),
});

export type EventCountPlan = z.output<typeof countPlanSchema>;

const sheetsSchema = z.object({
  sheets: z.array(sheetSchema),
  guarantees: z.array(z.object({ eventUuid: z.uuid(), coming: z.number().int(), at: instant })),
  plans: z.array(countPlanSchema),
  canShare: z.boolean(),
});

export type SheetsAnswer = z.output<typeof sheetsSchema>;

const countPlanInput = ruledObject(
  {
    ...byUuid.shape,
    freezeOn: day.nullable(),
    reservePercent: z.number().nullable(),
    plateCents: z.number().nullable(),
    latePercent: z.number().nullable(),
  },
  COUNT_PLAN_RULES,
);

export type CountPlanInput = z.output<typeof countPlanInput>;

/** What is cooked beside what was promised; without a price there are only plates. */
const billSchema = z.object({
  guaranteed: z.number().int(),
  today: z.number().int(),
  reserve: z.number().int(),
  fromReserve: z.number().int(),
  late: z.number().int(),
  unused: z.number().int(),
  cents: z
    .object({
      guaranteed: z.number().int(),
      fromReserve: z.number().int(),
      late: z.number().int(),
      unused: z.number().int(),
      total: z.number().int(),
    })
    .nullable(),
});

const token = shortText(64).transform((text) => text.toLowerCase());
const byToken = z.object({ token });
const byLink = {
  access: 'public',
  proof: 'link',
  token: subjectIn(byToken, (input) => input.token),
} as const;

const lineSchema = z.object({
  guestUuid: z.uuid(),
  name: z.string(),
  kind: z.enum(GUEST_KINDS),
  dish: z.string(),
  diet: z.string(),
  needs: z.string(),
});

const openedSheetSchema = z.object({
  label: z.string(),
  couple: z.string(),
  fields,
  event: z.object({
    name: z.string(),
    date: day.nullable(),
    startsAt: z.string(),
    placeName: z.string(),
    address: z.string(),
  }),
  lines: z.array(lineSchema),
  /** What was promised; null before it was. */
  guaranteed: z.object({ coming: z.number().int(), at: instant }).nullable(),
  /** The day it is promised on; null without a date. */
  freezesOn: day.nullable(),
  /** What later changes mean; null before anything was promised. Money only for who may see it. */
  bill: billSchema.nullable(),
  /** In words, since the reader last said that they had seen it; null the first time. */
  changes: z.array(z.string()).nullable(),
  seenAt: instant.nullable(),
  /** Whoever is invited and has not answered. */
  waiting: z.number().int(),
  /** Names exactly what is shown here, so that nothing is marked as seen that came after. */
  version: z.string(),
});

export type OpenedSheet = z.output<typeof openedSheetSchema>;

export const sheetsContract = {
  listSheets: route({
    method: 'GET',
    path: '/web-api/v1/rsvp/sheets',
    summary: 'The sheets that were given to kitchens and venues',
    tag,
    access: 'signed-in',
  }).output(sheetsSchema),

  addSheet: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/sheets',
    summary: 'Make a sheet of an event that somebody can open by its link',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ eventUuid: z.uuid(), label: cleanText.transform(cleanName), fields }, SHEET_RULES))
    .output(sheetsSchema),

  revokeSheet: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/sheets/{uuid}/revoke',
    summary: 'Take a sheet back: its link opens nothing any more',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(sheetsSchema),

  guaranteeCount: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/events/{uuid}/guarantee',
    summary: 'Keep today’s count of an event as the one that was promised',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(sheetsSchema),

  saveCountPlan: route({
    method: 'PUT',
    path: '/web-api/v1/rsvp/events/{uuid}/count-plan',
    summary:
      'What was agreed about an event’s count: the day it is promised, reserve, and what late plates cost',
    tag,
    access: 'signed-in',
  })
    .input(countPlanInput)
    .output(sheetsSchema),

  readSheet: route({
    method: 'GET',
    path: '/web-api/v1/sheet/{token}',
    summary: 'Who comes to an event and what they eat, for whoever holds the link of the sheet',
    tag,
    ...byLink,
  })
    .input(byToken)
    .output(openedSheetSchema),

  markSheetSeen: route({
    method: 'POST',
    path: '/web-api/v1/sheet/{token}/seen',
    summary: 'Say that this state of the sheet was seen',
    tag,
    ...byLink,
  })
    .input(z.object({ token, version: shortText(64) }))
    .output(z.object({ ok: z.literal(true) })),

  printSheet: route({
    method: 'GET',
    path: '/web-api/v1/sheet/{token}/pdf',
    summary: 'The sheet as a PDF',
    tag,
    ...byLink,
    rate: 'sheet-print',
  })
    .input(byToken)
    .output(z.file()),
};
