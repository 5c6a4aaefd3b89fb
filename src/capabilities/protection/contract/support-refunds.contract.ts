import { z } from 'zod';
import { instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { ANSWER_RULES } from '../rules/request-rules.ts';
import { refundCase, requestState, tag } from './lead-refunds.contract.ts';

const access = 'support';
const BASE = '/web-api/v1/support/lead-refunds' as const;

const refundCaseSchema = z.object({
  inquiryUuid: z.uuid(),
  listingName: z.string(),
  coupleNames: z.string(),
  /** What it cost. */
  credits: wholeNumber,
  connectedAt: instant.nullable(),
  isFirstMessageRead: z.boolean(),
  /** How often the couple has written since the vendor connected. */
  coupleMessages: wholeNumber,
  isCoupleGone: z.boolean(),
  wasBooked: z.boolean(),
  /** What moderation says of whoever sent it. */
  spam: z.enum(['FOUND', 'REPORTED', 'GENUINE']).nullable(),
  isMailRefused: z.boolean(),
  reason: refundCase,
  words: z.string(),
  askedBy: z.string().nullable(),
  askedAt: instant,
  state: requestState,
  answer: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

export type RefundCaseView = z.infer<typeof refundCaseSchema>;

export const supportRefundsContract = {
  listRefundRequests: route({
    method: 'GET',
    path: BASE,
    summary: 'Requests for refunds of leads that wait for staff, the oldest first, and the last ones decided',
    tag,
    access,
  }).output(z.object({ waiting: z.array(refundCaseSchema), decided: z.array(refundCaseSchema) })),

  decideRefundRequest: route({
    method: 'POST',
    path: `${BASE}/{inquiryUuid}/decide`,
    summary: 'Give the credits of a lead back or not, with words the vendor reads',
    tag,
    access,
  })
    .input(
      ruledObject(
        { inquiryUuid: z.uuid(), verdict: z.enum(['GRANT', 'DECLINE']), answer: cleanText },
        ANSWER_RULES,
      ),
    )
    .output(z.object({ state: requestState })),
};
