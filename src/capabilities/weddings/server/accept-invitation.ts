import { ok, type Result } from '#base/result.ts';
import { nextInvitationStatus } from '#capabilities/identity/rules/next-invitation-status.ts';
import { confirmAddress } from '#capabilities/identity/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { Invitation } from '../contract/invitations.contract.ts';
import { isPlaceholderName } from '../rules/couple-names.ts';
import { memberRoleOf } from '../rules/member-roles.ts';
import { tidyName } from '../rules/person-name.ts';
import { type InvitationView, updateInvitation } from './invitations.store.ts';
import { acceptedMail } from './mails.ts';
import { makeRoom, type WeddingUse } from './make-room.ts';
import { isInvitedAddress } from './policy.ts';
import { presentInvitation } from './present-invitation.ts';
import { type InvitationAnswer, reachReceivedInvitation } from './reach-invitation.ts';
import { findPerson, insertMember, lockPerson, type PersonRow, updateWedding } from './store.ts';
import { weddingTopic } from './wedding-topic.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl' | 'secret'> & {
  weddingUses: readonly WeddingUse[];
};

/** The partner's own name goes into the wedding unless the couple has written one already. */
async function fillPartnerName(tx: Tx, view: InvitationView, person: PersonRow | undefined, now: Date) {
  const { invitation, names } = view;
  if (invitation.role !== 'PARTNER' || !isPlaceholderName(names.partnerFirstName)) return;
  await updateWedding(tx, invitation.weddingId, {
    partnerFirstName: tidyName(person?.firstName ?? '') || invitation.firstName,
    partnerLastName: tidyName(person?.lastName ?? ''),
    updatedAt: now,
  });
}

/** A partner becomes an owner, the others what they were invited as. Who has an account already joins with it. */
export function acceptInvitation(
  deps: Deps,
  actor: SignedInActor,
  answer: InvitationAnswer,
): Promise<Result<Invitation>> {
  const { clock, publicUrl, secret } = deps;
  return transact(deps.db, async (tx) => {
    await lockPerson(tx, actor.userId);
    const reached = await reachReceivedInvitation(tx, actor, { ...answer, secret });
    if (!reached.ok) return reached;
    const { invitation, inviter } = reached.value;
    const { id, weddingId, firstName } = invitation;
    const now = clock.now();
    // A second click, or a retry after a lost answer, is no mistake.
    if (invitation.status === 'ACCEPTED' && invitation.acceptedBy === actor.userId) {
      return ok(presentInvitation(reached.value, 'RECEIVED', now));
    }
    const status = nextInvitationStatus(invitation, 'accept', now);
    if (!status.ok) return status;
    const room = await makeRoom(tx, deps, { userId: actor.userId, invitation });
    if (!room.ok) return room;

    const isProven = reached.value.cameBy === 'mailed' && isInvitedAddress(reached.value, actor);
    if (isProven && !actor.emailVerified) await confirmAddress(tx, deps, actor.userId);
    const role = memberRoleOf(invitation.role);
    await insertMember(tx, { weddingId, userId: actor.userId, role, displayName: firstName, joinedAt: now });
    const changes = { status: status.value, answeredAt: now, acceptedBy: actor.userId };
    await updateInvitation(tx, id, changes);
    const person = await findPerson(tx, actor.userId);
    await fillPartnerName(tx, reached.value, person, now);
    if (inviter) {
      const name = person?.firstName || firstName;
      await queueMail(tx, clock, acceptedMail({ invitationId: id, to: inviter.email, name, publicUrl }));
    }
    await publishLive(tx, weddingTopic(weddingId), { kind: 'members', id: actor.userId });
    return ok(
      presentInvitation({ ...reached.value, invitation: { ...invitation, ...changes } }, 'RECEIVED', now),
    );
  });
}
