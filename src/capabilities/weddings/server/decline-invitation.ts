import { ok, type Result } from '#base/result.ts';
import { nextInvitationStatus } from '#capabilities/identity/rules/next-invitation-status.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { Invitation } from '../contract/invitations.contract.ts';
import { updateInvitation } from './invitations.store.ts';
import { declinedMail } from './mails.ts';
import { presentInvitation } from './present-invitation.ts';
import { type InvitationAnswer, reachReceivedInvitation } from './reach-invitation.ts';
import { weddingTopic } from './wedding-topic.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>;

export function declineInvitation(
  { db, clock, publicUrl, secret }: Deps,
  actor: SignedInActor,
  answer: InvitationAnswer,
): Promise<Result<Invitation>> {
  return transact(db, async (tx) => {
    const reached = await reachReceivedInvitation(tx, actor, { ...answer, secret });
    if (!reached.ok) return reached;
    const { invitation, inviter } = reached.value;
    const now = clock.now();
    const status = nextInvitationStatus(invitation, 'decline', now);
    if (!status.ok) return status;
    const changes = { status: status.value, answeredAt: now };
    await updateInvitation(tx, invitation.id, changes);
    if (inviter) {
      const { id: invitationId, firstName: name } = invitation;
      await queueMail(tx, clock, declinedMail({ invitationId, to: inviter.email, name, publicUrl }));
    }
    await publishLive(tx, weddingTopic(invitation.weddingId), { kind: 'invitations', id: invitation.id });
    return ok(
      presentInvitation({ ...reached.value, invitation: { ...invitation, ...changes } }, 'RECEIVED', now),
    );
  });
}
