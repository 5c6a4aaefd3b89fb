import { z } from 'zod';
import { tag } from '#capabilities/inquiries/contract/fields.ts';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, cents, day, instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { leadReceiptSchema, leadSchema, priceWithInputsSchema } from './leads.contract.ts';

const access = 'vendor';
const BASE = '/web-marketplace-api/v1/manage/inquiry';

const takenSchema = z.object({
  source: z.enum(['BOUGHT', 'GIVEN', 'REFUNDED', 'MOVED']),
  amount: wholeNumber,
  granted: wholeNumber,
  at: instant,
  expiresAt: instant,
});

const chargeSchema = z.object({
  transferId: z.uuid(),
  credits: wholeNumber,
  /** What these credits had cost; nothing where they were given. */
  costCents: cents,
  at: instant,
  /** Done by support, with the person's leave. */
  isBySupport: z.boolean(),
  balanceBefore: wholeNumber,
  balanceAfter: wholeNumber,
  /** Where it stands in the books, and whether it still says there what was posted. */
  entry: z.object({ seq: wholeNumber, hash: z.string(), isSound: z.boolean(), sealedOn: day.nullable() }),
  taken: z.array(takenSchema),
});

const receiptSchema = z.object({
  /** As people name it: L-3F9A12C4. */
  number: z.string(),
  lead: leadSchema,
  storefrontName: z.string(),
  taxonomyKey,
  /** Of the listing: moments on the receipt are told in it. */
  timeZone: z.string(),
  pricedAt: instant,
  inputs: priceWithInputsSchema.shape.inputs,
  facts: leadReceiptSchema,
  /** False where they were not kept that day, and are as we know them now. */
  areFactsOfThatDay: z.boolean(),
  /** How many of the others who got it had answered before; null where nobody knows any more, or it was not answered. */
  repliesBefore: wholeNumber.nullable(),
  connected: z.object({ at: instant, by: z.string() }).nullable(),
  /** Null where connecting took nothing. */
  charge: chargeSchema.nullable(),
  refund: z.object({ credits: wholeNumber, at: instant, balanceAfter: wholeNumber }).nullable(),
});

export type LeadReceipt = z.infer<typeof receiptSchema>;

export const receiptsContract = {
  readReceipt: route({
    method: 'GET',
    path: `${BASE}/{uuid}/receipt`,
    summary: 'What was known of a lead, how its price came about, and what was paid',
    tag,
    access,
  })
    .input(byUuid)
    .output(receiptSchema),

  printReceipt: route({
    method: 'GET',
    path: `${BASE}/{uuid}/receipt/pdf`,
    summary: 'The same as a PDF',
    tag,
    access,
  })
    .input(byUuid)
    .output(z.file()),

  exportReceipts: route({
    method: 'GET',
    path: `${BASE}/receipts/export`,
    summary: 'The receipts of a listing’s leads that were connected in a period, as a CSV file',
    tag,
    access,
  })
    .input(z.object({ storefrontUuid: z.uuid(), from: day.optional(), to: day.optional() }))
    .output(z.file()),
};
