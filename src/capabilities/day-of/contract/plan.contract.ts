import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { byUuid, day, instant, rowId, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { HELPER_RULES } from '../rules/helper-rules.ts';
import { AUDIENCES, HELPER_RIGHTS, ITEM_KINDS, LINK_ENDS } from '../rules/run-sheet-choices.ts';
import { LONGEST_OWNER } from '../rules/run-sheet-item.ts';
import { RUN_SHEET_RULES } from '../rules/run-sheet-rules.ts';
import { VENDOR_RULES } from '../rules/vendor-rules.ts';

const tag = 'day-of';

type Text = z.ZodType<string>;

function itemShape(name: Text, text: Text) {
  return {
    uuid: z.uuid(),
    /** From the midnight the wedding day begins with. */
    startsMinute: z.number(),
    minutes: z.number(),
    title: name,
    kind: z.enum(ITEM_KINDS),
    owner: name,
    place: name,
    note: text,
    /** None in particular is everybody. */
    audience: z.array(z.enum(AUDIENCES)).max(AUDIENCES.length),
  };
}

function vendorShape(name: Text, text: Text) {
  return {
    uuid: z.uuid(),
    name,
    /** What they do: ‘Florist’. */
    service: name,
    arrivesMinute: z.number().nullable(),
    phone: text,
    place: name,
  };
}

const typedName = cleanText.transform(cleanName);
const shownItem = itemShape(z.string(), z.string());

/** As a phone shows it. */
export const packItemSchema = z.object(shownItem);
export const packVendorSchema = z.object(vendorShape(z.string(), z.string()));

const helperShape = { name: typedName, rights: z.array(z.enum(HELPER_RIGHTS)).max(HELPER_RIGHTS.length) };

const helperSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  rights: z.array(z.enum(HELPER_RIGHTS)),
  ends: z.enum(LINK_ENDS),
  token: z.string(),
  /** When a phone with this link last asked. */
  seenAt: instant.nullable(),
});

export type DayHelper = z.output<typeof helperSchema>;

const dayPlanSchema = z.object({
  day: day.nullable(),
  couple: z.object({ a: z.string(), b: z.string() }),
  items: z.array(z.object({ ...shownItem, version: rowId })),
  /** Version 0 are booked vendors about whom nothing was noted. */
  vendors: z.array(
    z.object({ ...vendorShape(z.string(), z.string()), isBooked: z.boolean(), version: z.number().int() }),
  ),
  /** None for who may not give links away. */
  helpers: z.array(helperSchema),
  /** What a phone will hold. */
  phone: z.object({ guests: wholeNumber, tables: wholeNumber, bytes: wholeNumber }),
  canEdit: z.boolean(),
  canShare: z.boolean(),
});

export type DayPlan = z.output<typeof dayPlanSchema>;
export type DayItem = DayPlan['items'][number];
export type DayVendor = DayPlan['vendors'][number];

/** The one that was shown; 0 for something new. */
const version = wholeNumber;

const itemInput = ruledObject({ ...itemShape(typedName, cleanText), version }, RUN_SHEET_RULES);
export type ItemInput = z.output<typeof itemInput>;

const vendorInput = ruledObject({ ...vendorShape(typedName, cleanText), version }, VENDOR_RULES);
export type VendorInput = z.output<typeof vendorInput>;

const helperInput = ruledObject({ ...helperShape, uuid: z.uuid(), ends: z.enum(LINK_ENDS) }, HELPER_RULES);
export type HelperInput = z.output<typeof helperInput>;

const printInput = z.object({
  reader: z.enum(['EVERYBODY', 'VENDORS', 'ONE']),
  /** Whose moments, where it is for one. */
  owner: shortText(LONGEST_OWNER).optional(),
  paper: z.enum(['us-letter', 'a4']),
});
export type PrintInput = z.output<typeof printInput>;

export const planContract = {
  readDayPlan: route({
    method: 'GET',
    path: '/web-api/v1/day-of',
    summary: 'The wedding day: run sheet, vendors, helpers',
    tag,
    access: 'signed-in',
  }).output(dayPlanSchema),

  startRunSheet: route({
    method: 'POST',
    path: '/web-api/v1/day-of/run-sheet',
    summary: 'Begin a run sheet from ours, fitted to the wedding’s events',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ ceremonyMinute: z.number().int().min(0).max(1439).nullable() }))
    .output(dayPlanSchema),

  saveRunSheetItem: route({
    method: 'PUT',
    path: '/web-api/v1/day-of/items/{uuid}',
    summary: 'Add or change a moment of the run sheet',
    tag,
    access: 'signed-in',
  })
    .input(itemInput)
    .output(dayPlanSchema),

  removeRunSheetItem: route({
    method: 'DELETE',
    path: '/web-api/v1/day-of/items/{uuid}',
    summary: 'Take a moment off the run sheet',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(dayPlanSchema),

  saveDayVendor: route({
    method: 'PUT',
    path: '/web-api/v1/day-of/vendors/{uuid}',
    summary: 'When and where a vendor arrives; a booked one goes by its inquiry',
    tag,
    access: 'signed-in',
  })
    .input(vendorInput)
    .output(dayPlanSchema),

  removeDayVendor: route({
    method: 'DELETE',
    path: '/web-api/v1/day-of/vendors/{uuid}',
    summary: 'Take off what was noted about a vendor',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(dayPlanSchema),

  addDayHelper: route({
    method: 'POST',
    path: '/web-api/v1/day-of/helpers',
    summary: 'Make a link by which somebody without an account helps on the day',
    tag,
    access: 'signed-in',
  })
    .input(helperInput)
    .output(dayPlanSchema),

  revokeDayHelper: route({
    method: 'DELETE',
    path: '/web-api/v1/day-of/helpers/{uuid}',
    summary: 'Take a helper’s link back; their phones forget at the next contact',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(dayPlanSchema),

  clearDayPhones: route({
    method: 'POST',
    path: '/web-api/v1/day-of/helpers/revoke',
    summary: 'Take all helpers’ links back',
    tag,
    access: 'signed-in',
  }).output(dayPlanSchema),

  printRunSheet: route({
    method: 'GET',
    path: '/web-api/v1/day-of/run-sheet/pdf',
    summary: 'The run sheet as a PDF: for everybody, for vendors, or for one person',
    tag,
    access: 'signed-in',
    rate: 'print',
  })
    .input(printInput)
    .output(z.file()),
};
