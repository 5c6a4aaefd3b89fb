import { ok, type Result } from '#base/result.ts';
import { invitationExpiry } from '#capabilities/identity/rules/invitation-states.ts';
import { nextInvitationStatus } from '#capabilities/identity/rules/next-invitation-status.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { Invitation } from '../contract/invitations.contract.ts';
import { checkInvitee } from './check-invitee.ts';
import { expireInvitations, updateInvitation } from './invitations.store.ts';
import { invitationMail } from './mails.ts';
import { presentInvitation } from './present-invitation.ts';
import { reachSentInvitation } from './reach-invitation.ts';
import { findPerson } from './store.ts';
import { weddingTopic } from './wedding-topic.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

/** A new link and two new weeks. The old link ends, because only its hash is kept and nobody can mail it again. */
export function resendInvitation(
  { db, clock, publicUrl }: Deps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Invitation>> {
  return transact(db, async (tx) => {
    const reached = await reachSentInvitation(tx, actor, uuid);
    if (!reached.ok) return reached;
    const { invitation, names } = reached.value;
    const { weddingId, email, role } = invitation;
    const now = clock.now();
    const status = nextInvitationStatus(invitation, 'resend', now);
    if (!status.ok) return status;
    await expireInvitations(tx, now, weddingId);
    const welcome = await checkInvitee(tx, {
      weddingId,
      email,
      role,
      inviterEmail: actor.email,
      exceptId: uuid,
    });
    if (!welcome.ok) return welcome;

    const token = clock.token();
    const changes = {
      status: status.value,
      tokenHash: hashToken(token),
      sentAt: now,
      expiresAt: invitationExpiry(now),
      sendCount: invitation.sendCount + 1,
    };
    await updateInvitation(tx, uuid, changes);
    const sent = { ...invitation, ...changes };
    const person = await findPerson(tx, actor.userId);
    await queueMail(
      tx,
      clock,
      invitationMail({ invitation: sent, names, inviterFirstName: person?.firstName, token, publicUrl }),
    );
    await publishLive(tx, weddingTopic(weddingId), { kind: 'invitations', id: uuid });
    return ok(presentInvitation({ ...reached.value, invitation: sent }, 'SENT', now));
  });
}
