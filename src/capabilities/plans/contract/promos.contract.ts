import { z } from 'zod';
import { day, instant, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { PROMO_SCOPES } from '../rules/promo-codes.ts';
import { PROMO_EFFECTS, PROMO_RULES } from '../rules/promo-rules.ts';
import { PROMO_STATES } from '../rules/promo-state.ts';

const tag = 'plans';
const access = 'support';
const BASE = '/web-api/v1/support/promos' as const;

const promoSchema = z.object({
  code: z.string(),
  percentOff: wholeNumber.nullable(),
  bonusCredits: wholeNumber.nullable(),
  scope: z.enum(PROMO_SCOPES),
  isFirstOnly: z.boolean(),
  isAnnounced: z.boolean(),
  maxUses: wholeNumber.nullable(),
  /** Those of purchases that wait to be paid included. */
  uses: wholeNumber,
  startsAt: instant,
  endsAt: instant.nullable(),
  state: z.enum(PROMO_STATES),
  createdAt: instant,
  createdBy: z.string().nullable(),
  /** Who ended it before its day. */
  endedBy: z.string().nullable(),
});

export type PromoCode = z.infer<typeof promoSchema>;

export const promosContract = {
  listPromoCodes: route({
    method: 'GET',
    path: BASE,
    summary: 'The promo codes that were made, the newest first, with how often each was used',
    tag,
    access,
  }).output(z.array(promoSchema)),

  makePromoCode: route({
    method: 'POST',
    path: BASE,
    summary:
      'Make a promo code: percent off or credits on top, for packs, plans or both, from a day until a day',
    tag,
    access,
    stepUp: true,
  })
    .input(
      ruledObject(
        {
          code: cleanText,
          effect: z.enum(PROMO_EFFECTS),
          size: z.number(),
          scope: z.enum(PROMO_SCOPES),
          isFirstOnly: z.boolean(),
          isAnnounced: z.boolean(),
          maxUses: z.number().nullable(),
          startsOn: day.nullable(),
          endsOn: day.nullable(),
        },
        PROMO_RULES,
      ),
    )
    .output(promoSchema),

  endPromoCode: route({
    method: 'POST',
    path: `${BASE}/{code}/end`,
    summary: 'End a promo code now; what was bought with it stays as it is',
    tag,
    access,
    stepUp: true,
  })
    .input(z.object({ code: shortText(24) }))
    .output(promoSchema),
};
