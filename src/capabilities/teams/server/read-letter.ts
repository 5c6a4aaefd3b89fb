import { ok, type Result } from '#base/result.ts';
import { statusAt } from '#capabilities/identity/rules/invitation-states.ts';
import { proveAddress } from '#capabilities/identity/server/index.ts';
import { withStorefrontAbilities } from '#capabilities/storefronts/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { TeamLetter } from '../contract/letter.contract.ts';
import { openLetter } from './letter.ts';
import { personName } from './people.ts';

/** What a link shows before anyone signs in. */
export async function readLetter(
  { db, clock, secret }: Pick<Platform, 'db' | 'clock' | 'secret'>,
  token: string,
): Promise<Result<TeamLetter>> {
  const now = clock.now();
  const letter = await openLetter(db, token, now);
  if (!letter.ok) return letter;
  const [{ invitation, inviter }] = letter.value;
  const { email, role, expiresAt } = invitation;
  const status = statusAt(invitation, now);
  return ok({
    email,
    // The address of who invites is nobody's business before they work together.
    inviterName: inviter ? personName({ ...inviter, email: null }) : '',
    storefrontNames: letter.value.map(({ storefront }) => storefront.name),
    ...withStorefrontAbilities({ role }),
    status,
    expiresAt: expiresAt.toISOString(),
    addressProof: status === 'PENDING' ? proveAddress(secret, email, now) : null,
  });
}
