import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { day, instant, shortText } from '#platform/contract/atoms.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import '../rate-classes.ts';
import { SEATING_SHEET_FIELDS } from '../rules/sheet/sheet-fields.ts';
import { SEATING_SHEET_RULES } from '../rules/sheet/sheet-rules.ts';
import { ownUuid } from './operations.contract.ts';

const tag = 'seating';
const access = 'signed-in';
const BASE = '/web-api/v1/seating/sheets';
const LINK = '/web-api/v1/seating-sheet/{token}';
const count = z.number().int();

const fields = z.array(z.enum(SEATING_SHEET_FIELDS)).max(SEATING_SHEET_FIELDS.length);

const sheetsSchema = z.object({
  sheets: z.array(
    z.object({
      uuid: z.uuid(),
      eventUuid: z.uuid(),
      token: z.string(),
      label: z.string(),
      fields,
      expiresOn: day.nullable(),
      createdAt: instant,
      seenAt: instant.nullable(),
    }),
  ),
  canShare: z.boolean(),
});

export type SeatingSheets = z.output<typeof sheetsSchema>;

const sheetInput = ruledObject(
  {
    /** Chosen by who makes it: sent again, it is the same sheet. */
    uuid: ownUuid,
    eventUuid: ownUuid,
    /** Whom it is for. */
    label: cleanText.transform(cleanName),
    fields,
    /** The last day it opens; null is the day after the event. */
    expiresOn: day.nullable(),
  },
  SEATING_SHEET_RULES,
);

export type SeatingSheetInput = z.output<typeof sheetInput>;

const token = shortText(64).transform((text) => text.toLowerCase());
const byToken = z.object({ token });
const byLink = {
  access: 'public',
  proof: 'link',
  token: subjectIn(byToken, (input) => input.token),
} as const;

const bodySchema = z.object({
  middle: z.object({ x: z.number(), y: z.number() }),
  width: z.number(),
  depth: z.number(),
  angle: z.number(),
  isRound: z.boolean(),
});
const point = z.object({ x: z.number(), y: z.number() });

const openedSchema = z.object({
  label: z.string(),
  couple: z.string(),
  event: z.object({ name: z.string(), day: z.string(), placeName: z.string() }),
  coming: count,
  seated: count,
  children: count,
  highChairs: count,
  unanswered: count,
  dishes: z.array(z.object({ mark: z.string(), dish: z.string(), count })),
  undecided: count,
  tables: z.array(
    z.object({
      heading: z.string(),
      note: z.string(),
      dishes: z.array(z.string()),
      rows: z.array(z.object({ chair: z.string(), name: z.string(), dish: z.string(), care: z.string() })),
    }),
  ),
  /** In inches, without names; null where the couple does not show it. */
  drawing: z
    .object({
      outline: z.array(point),
      fixtures: z.array(bodySchema.extend({ label: z.string() })),
      tables: z.array(
        bodySchema.extend({
          number: count,
          isRow: z.boolean(),
          chairs: z.array(point.extend({ isTaken: z.boolean() })),
        }),
      ),
    })
    .nullable(),
  /** In words, since the reader last said that they had seen it; null the first time. */
  changes: z.array(z.string()).nullable(),
  seenAt: instant.nullable(),
  /** Names exactly what is shown here, so that nothing is marked as seen that came after. */
  version: z.string(),
});

export type OpenedSeatingSheet = z.output<typeof openedSchema>;

export const sheetsContract = {
  listSeatingSheets: route({
    method: 'GET',
    path: BASE,
    summary: 'The seating sheets that were given to venues',
    tag,
    access,
  }).output(sheetsSchema),

  addSeatingSheet: route({
    method: 'POST',
    path: BASE,
    summary: 'Make a sheet of how an event sits that somebody can open by its link',
    tag,
    access,
  })
    .input(sheetInput)
    .output(sheetsSchema),

  revokeSeatingSheet: route({
    method: 'POST',
    path: `${BASE}/{uuid}/revoke`,
    summary: 'Take a sheet back: its link opens nothing any more',
    tag,
    access,
  })
    .input(z.object({ uuid: ownUuid }))
    .output(sheetsSchema),

  readSeatingSheet: route({
    method: 'GET',
    path: LINK,
    summary: 'How an event sits today, for whoever holds the link of the sheet',
    tag,
    ...byLink,
  })
    .input(byToken)
    .output(openedSchema),

  markSeatingSheetSeen: route({
    method: 'POST',
    path: `${LINK}/seen`,
    summary: 'Say that this state of the sheet was seen',
    tag,
    ...byLink,
  })
    .input(z.object({ token, version: shortText(64) }))
    .output(z.object({ ok: z.literal(true) })),

  printSeatingSheet: route({
    method: 'GET',
    path: `${LINK}/pdf`,
    summary: 'The sheet on paper: what is served at which table, or the drawing where it is shown',
    tag,
    ...byLink,
    rate: 'seating-sheet-print',
  })
    .input(byToken.extend({ kind: z.enum(['KITCHEN', 'CHART']).default('KITCHEN') }))
    .output(z.file()),
};
