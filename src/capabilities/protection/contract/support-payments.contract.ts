import { z } from 'zod';
import { cents, day, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { CLOSING_RULES } from '../rules/grant-rules.ts';
import { tag } from './lead-refunds.contract.ts';

const access = 'support';
const BASE = '/web-api/v1/support/payments' as const;
const KINDS = ['DIFFERENCE', 'REFUND'] as const;

const closing = {
  paymentId: z.string().nullable(),
  createdAt: instant,
  closedBy: z.string().nullable(),
  closedAt: instant.nullable(),
  note: z.string(),
};

const differenceSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['AMOUNT', 'UNKNOWN_CHARGE', 'MISSING_CHARGE', 'REFUNDED']),
  provider: z.string(),
  providerRef: z.string(),
  day,
  expectedCents: z.number().int(),
  foundCents: z.number().int(),
  foundCurrency: z.string(),
  ...closing,
});

const refundSchema = z.object({
  id: z.uuid(),
  amountCents: cents,
  ofCents: cents,
  purpose: z.string(),
  /** Why nobody could send it. */
  failureCode: z.string().nullable(),
  ...closing,
});

export type PaymentDifference = z.infer<typeof differenceSchema>;
export type RefundByHand = z.infer<typeof refundSchema>;

const leftovers = z.object({ differences: z.array(differenceSchema), refunds: z.array(refundSchema) });
const leftoversSchema = z.object({ open: leftovers, closed: leftovers });

export type PaymentLeftovers = z.infer<typeof leftoversSchema>;

export const supportPaymentsContract = {
  listPaymentLeftovers: route({
    method: 'GET',
    path: BASE,
    summary: 'Where the provider’s books and ours differ, and refunds a person has to make; open and closed',
    tag,
    access,
  }).output(leftoversSchema),

  closePaymentLeftover: route({
    method: 'POST',
    path: `${BASE}/{id}/close`,
    summary: 'Close one of them, with a note of what was done',
    tag,
    access,
  })
    .input(ruledObject({ id: z.uuid(), kind: z.enum(KINDS), note: cleanText }, CLOSING_RULES))
    .output(leftoversSchema),
};
