import { z } from 'zod';
import { MOST_EVENTS } from '#capabilities/guests/rules/guest-limits.ts';
import { day } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { ruledObject } from '#platform/contract/ruled.ts';
import { MOST_PROMOTED, PROMOTION_RULES } from '../rules/promotion/promotion-rules.ts';

const promotionInput = ruledObject(
  {
    uuids: z.array(z.uuid()).min(1).max(MOST_PROMOTED),
    eventUuids: z.array(z.uuid()).max(MOST_EVENTS),
    /** A last day of their own; null is everybody’s. */
    until: day.nullable(),
  },
  PROMOTION_RULES,
);

export type PromotionInput = z.output<typeof promotionInput>;

export const promotionContract = {
  promoteHouseholds: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/promotions',
    summary:
      'Invite households that were for later, to these events and until a day of their own; nothing is sent',
    tag: 'rsvp',
    access: 'signed-in',
  })
    .input(promotionInput)
    .output(z.object({ ok: z.literal(true) })),
};
