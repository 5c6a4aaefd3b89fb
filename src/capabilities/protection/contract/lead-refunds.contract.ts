import { z } from 'zod';
import { byUuid, instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { ENDED_BECAUSE, STANDINGS } from '../rules/case-standings.ts';
import { PROTECTION_CASE_KEYS, REFUND_CASE_KEYS } from '../rules/protection-cases.data.ts';
import { REQUEST_RULES } from '../rules/request-rules.ts';

export const tag = 'protection';
const access = 'vendor';
const BASE = '/web-marketplace-api/v1/manage/inquiry/{uuid}';

export const refundCase = z.enum(REFUND_CASE_KEYS);
export const requestState = z.enum(['ASKED', 'GRANTED', 'DECLINED']);

const leadRefundSchema = z.object({
  /** What the lead cost, by the books; nothing where it was free. */
  credits: wholeNumber,
  /** Whether whoever asks may ask for it now. */
  canAsk: z.boolean(),
  askUntil: instant.nullable(),
  request: z
    .object({
      reason: refundCase,
      words: z.string(),
      askedAt: instant,
      state: requestState,
      answer: z.string(),
    })
    .nullable(),
  /** How each case of the policy stands for this lead; none where it cost nothing. */
  cases: z.array(
    z.object({
      key: z.enum(PROTECTION_CASE_KEYS),
      state: z.enum(STANDINGS),
      until: instant.nullable(),
      /** Days that are left, those begun included; null where its window has ended, or it has none. */
      daysLeft: wholeNumber.nullable(),
      because: z.enum(ENDED_BECAUSE).nullable(),
    }),
  ),
  refund: z.object({ protectionCase: refundCase, credits: wholeNumber, at: instant }).nullable(),
});

export type LeadRefund = z.infer<typeof leadRefundSchema>;

export const leadRefundsContract = {
  readLeadRefund: route({
    method: 'GET',
    path: `${BASE}/refund`,
    summary: 'Whether the credits of a lead came back, were asked for, or can be',
    tag,
    access,
  })
    .input(byUuid)
    .output(leadRefundSchema),

  askForRefund: route({
    method: 'POST',
    path: `${BASE}/refund-request`,
    summary: 'Ask for the credits of a lead, once; staff answers within two business days',
    tag,
    access,
  })
    .input(ruledObject({ uuid: z.uuid(), reason: refundCase, words: cleanText }, REQUEST_RULES))
    .output(leadRefundSchema),
};
