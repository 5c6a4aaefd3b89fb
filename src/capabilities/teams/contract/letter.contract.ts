import { z } from 'zod';
import { INVITATION_STATUSES } from '#capabilities/identity/rules/invitation-states.ts';
import { STOREFRONT_ABILITIES, STOREFRONT_ROLES } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { instant, shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';

const tag = 'team';
const BASE = '/web-marketplace-api/v1/storefront-invitations/{token}';
const byToken = z.object({ token: shortText(200) });

/** What the holder of the link may know before signing in. The address is the one it was mailed to. */
const letterSchema = z.object({
  email: z.string(),
  inviterName: z.string(),
  storefrontNames: z.array(z.string()),
  role: z.enum(STOREFRONT_ROLES),
  allowed: z.array(z.enum(STOREFRONT_ABILITIES)),
  status: z.enum(INVITATION_STATUSES),
  expiresAt: instant,
  /** Spares whoever signs up with the invited address to confirm it once more; null once it is answered. */
  addressProof: z.string().nullable(),
});

export type TeamLetter = z.infer<typeof letterSchema>;

export const letterContract = {
  readLetter: route({
    method: 'GET',
    path: BASE,
    summary: 'What the invitation behind a link says',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(byToken)
    .output(letterSchema),

  acceptLetter: route({
    method: 'POST',
    path: `${BASE}/accept`,
    summary: 'Join every listing of an invitation, with an account of the invited address',
    tag,
    access: 'signed-in',
  })
    .input(byToken)
    .output(z.object({ storefrontUuids: z.array(z.uuid()) })),

  declineLetter: route({
    method: 'POST',
    path: `${BASE}/decline`,
    summary: 'Say no to an invitation',
    tag,
    access: 'signed-in',
  })
    .input(byToken)
    .output(z.object({ declined: z.literal(true) })),
};
