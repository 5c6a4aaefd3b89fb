import { z } from 'zod';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';

const tag = 'referrals';
const BASE = '/web-marketplace-api/v1/referral-letters/{token}';
const byToken = z.object({ token: shortText(200) });

const letterSchema = z.object({
  isOpen: z.boolean(),
  /** By mail, or by a link that was passed on. */
  way: z.enum(['MAIL', 'LINK']),
  /** Who refers; couples see them. */
  storefront: z.object({ name: z.string(), slug: z.string(), cityName: z.string(), taxonomyKey }),
  /** To whom it was mailed; null for a link, and once it is over. */
  email: z.string().nullable(),
  /** Spares whoever signs up with that address to confirm it once more. */
  addressProof: z.string().nullable(),
});

export type ReferralLetter = z.infer<typeof letterSchema>;

export const referralLetterContract = {
  readLetter: route({
    method: 'GET',
    path: BASE,
    summary: 'Who refers whoever opens this link',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(byToken)
    .output(letterSchema),

  acceptLetter: route({
    method: 'POST',
    path: `${BASE}/accept`,
    summary: 'Join through a referral, with an account that has no listing yet',
    tag,
    access: 'signed-in',
  })
    .input(byToken)
    .output(z.object({ joined: z.literal(true) })),

  declineLetter: route({
    method: 'POST',
    path: `${BASE}/decline`,
    summary: 'Ask for no further mail of this kind, from anybody',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(byToken)
    .output(z.object({ declined: z.literal(true) })),
};
