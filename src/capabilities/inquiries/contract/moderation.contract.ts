import { z } from 'zod';
import { byUuid, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { HOLD_REASONS } from '../rules/spam-score.ts';
import { status, tag } from './fields.ts';

const access = 'support';
const BASE = '/web-api/v1/support/inquiries';

/** Something for staff to decide: an inquiry that is held, or one that a vendor reported. */
export const moderationItemSchema = z.object({
  uuid: z.uuid(),
  kind: z.enum(['HELD', 'REPORTED']),
  status,
  vendorName: z.string(),
  coupleNames: z.string(),
  senderEmail: z.string().nullable(),
  message: z.string(),
  holdReason: z.enum(HOLD_REASONS).nullable(),
  spamScore: z.number().int(),
  spamParts: z.array(z.object({ key: z.string(), label: z.string(), points: z.number().int() })),
  reportNote: z.string().nullable(),
  since: instant,
});

export type ModerationItem = z.infer<typeof moderationItemSchema>;

export const moderationContract = {
  listModeration: route({
    method: 'GET',
    path: BASE,
    summary: 'Held and reported inquiries, the oldest first',
    tag,
    access,
  }).output(z.array(moderationItemSchema)),

  clearInquiry: route({
    method: 'POST',
    path: `${BASE}/{uuid}/clear`,
    summary: 'A real couple: let it through, or turn the report down',
    tag,
    access,
  })
    .input(byUuid)
    .output(z.object({ cleared: z.literal(true) })),

  rejectInquiry: route({
    method: 'POST',
    path: `${BASE}/{uuid}/reject`,
    summary: 'No couple: end it before a vendor sees it, or uphold the report',
    tag,
    access,
  })
    .input(byUuid)
    .output(z.object({ rejected: z.literal(true) })),
};
