import { fail, ok, type Result } from '#base/result.ts';
import { nextInvitationStatus } from '#capabilities/identity/rules/next-invitation-status.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { Invitation } from '../contract/invitations.contract.ts';
import { updateInvitation } from './invitations.store.ts';
import { removedMail } from './mails.ts';
import { presentInvitation } from './present-invitation.ts';
import { invitationNotFound, reachSentInvitation } from './reach-invitation.ts';
import { deleteMember, listMembers, type MemberRow } from './store.ts';
import { weddingTopic } from './wedding-topic.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

export function isLastOwner(members: MemberRow[], userId: string): boolean {
  const owners = members.filter((member) => member.role === 'OWNER');
  return owners.length === 1 && owners[0]?.userId === userId;
}

export function lastOwnerStays() {
  return fail('invitation.last_owner', 'A wedding needs at least one of the partners.');
}

/** Ends the membership that came from this invitation. */
export function removeMember(
  { db, clock, publicUrl }: Deps,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Invitation>> {
  return transact(db, async (tx) => {
    const reached = await reachSentInvitation(tx, actor, uuid);
    if (!reached.ok) return reached;
    const { invitation, names } = reached.value;
    const { weddingId } = invitation;
    const now = clock.now();
    const status = nextInvitationStatus(invitation, 'remove', now);
    if (!status.ok) return status;
    const members = await listMembers(tx, weddingId);
    const member = members.find((each) => each.userId === invitation.acceptedBy);
    if (!member) return invitationNotFound();
    if (isLastOwner(members, member.userId)) return lastOwnerStays();
    await deleteMember(tx, { weddingId, userId: member.userId });
    await updateInvitation(tx, uuid, { status: status.value });
    await queueMail(tx, clock, removedMail({ invitationId: uuid, to: member.email, names, publicUrl }));
    await publishLive(tx, weddingTopic(weddingId), { kind: 'members', id: member.userId });
    return ok(
      presentInvitation(
        { ...reached.value, invitation: { ...invitation, status: status.value } },
        'SENT',
        now,
      ),
    );
  });
}
