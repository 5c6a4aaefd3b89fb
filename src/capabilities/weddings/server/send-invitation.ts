import { ok, type Result } from '#base/result.ts';
import { invitationExpiry } from '#capabilities/identity/rules/invitation-states.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { Invitation, InvitationSend } from '../contract/invitations.contract.ts';
import { checkInvitee } from './check-invitee.ts';
import { enterWedding } from './enter-wedding.ts';
import { expireInvitations, findInvitation, insertInvitation } from './invitations.store.ts';
import { invitationMail } from './mails.ts';
import { presentInvitation } from './present-invitation.ts';
import { invitationNotFound } from './reach-invitation.ts';
import { weddingTopic } from './wedding-topic.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

export function sendInvitation(
  { db, clock, publicUrl }: Deps,
  actor: SignedInActor,
  { email, firstName, role }: InvitationSend,
): Promise<Result<Invitation>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'manage-members');
    if (!entered.ok) return entered;
    const weddingId = entered.value.wedding.id;
    const now = clock.now();
    await expireInvitations(tx, now, weddingId);
    const welcome = await checkInvitee(tx, { weddingId, email, role, inviterEmail: actor.email });
    if (!welcome.ok) return welcome;

    const id = clock.uuid();
    const token = clock.token();
    await insertInvitation(tx, {
      id,
      weddingId,
      email,
      firstName,
      role,
      tokenHash: hashToken(token),
      status: 'PENDING',
      invitedBy: actor.userId,
      sentAt: now,
      expiresAt: invitationExpiry(now),
    });
    const view = await findInvitation(tx, id);
    if (!view) return invitationNotFound();
    const { invitation, names, inviter } = view;
    const mail = invitationMail({
      invitation,
      names,
      inviterFirstName: inviter?.firstName,
      token,
      publicUrl,
    });
    await queueMail(tx, clock, mail);
    await publishLive(tx, weddingTopic(weddingId), { kind: 'invitations', id });
    return ok(presentInvitation(view, 'SENT', now));
  });
}
