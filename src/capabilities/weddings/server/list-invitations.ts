import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Invitation } from '../contract/invitations.contract.ts';
import { listReceivedInvitations, listSentInvitations } from './invitations.store.ts';
import { presentInvitation, presentSentInvitation } from './present-invitation.ts';
import { membershipOf } from './store.ts';

/** Open invitations to the person first, then those of the own wedding for who manages its members. */
export async function listInvitations(
  { db, clock, secret }: Pick<Platform, 'db' | 'clock' | 'secret'>,
  actor: SignedInActor,
): Promise<Invitation[]> {
  const now = clock.now();
  const membership = await membershipOf(db, actor.userId);
  const email = actor.email.toLowerCase();
  const received = actor.emailVerified
    ? await listReceivedInvitations(db, { email, now, exceptWeddingId: membership?.weddingId })
    : [];
  const sent = membership?.allowed.includes('manage-members')
    ? await listSentInvitations(db, membership.weddingId)
    : [];
  return [
    ...received.map((view) => presentInvitation(view, 'RECEIVED', now)),
    ...sent.map((view) => presentSentInvitation(view, now, secret)),
  ];
}
