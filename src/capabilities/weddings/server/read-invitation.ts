import { ok, type Result } from '#base/result.ts';
import { proveAddress } from '#capabilities/identity/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { Platform } from '#platform/platform.ts';
import type { InvitationLetter } from '../contract/invitations.contract.ts';
import { copiedTokenId, linkOf } from './invitation-links.ts';
import { findInvitation, findInvitationByToken } from './invitations.store.ts';
import { presentLetter } from './present-invitation.ts';
import { invitationNotFound } from './reach-invitation.ts';

async function findByLink(tx: Tx, token: string, secret: string) {
  const copied = copiedTokenId(token);
  const view = copied ? await findInvitation(tx, copied) : await findInvitationByToken(tx, hashToken(token));
  const link = view && linkOf(view.invitation, token, secret);
  return link && { view, link };
}

/** What a link shows before anyone signs in. The mailed one spares its reader to confirm the address once more. */
export async function readInvitation(
  { db, clock, secret }: Pick<Platform, 'db' | 'clock' | 'secret'>,
  token: string,
): Promise<Result<InvitationLetter>> {
  const found = await findByLink(db, token, secret);
  if (!found) return invitationNotFound();
  const { view, link } = found;
  const now = clock.now();
  const letter = presentLetter(view, now);
  const isProof = link === 'mailed' && letter.status === 'PENDING';
  return ok({ ...letter, addressProof: isProof ? proveAddress(secret, view.invitation.email, now) : null });
}
