import { ok, type Result } from '#base/result.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { Platform } from '#platform/platform.ts';
import type { InvitationLetter } from '../contract/invitations.contract.ts';
import { findInvitationByToken } from './invitations.store.ts';
import { presentLetter } from './present-invitation.ts';
import { invitationNotFound } from './reach-invitation.ts';

/** What the mailed link shows before anyone signs in. */
export async function readInvitation(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  token: string,
): Promise<Result<InvitationLetter>> {
  const view = await findInvitationByToken(db, hashToken(token));
  return view ? ok(presentLetter(view, clock.now())) : invitationNotFound();
}
