import type { Result } from '#base/result.ts';
import { invitationExpiry } from '#capabilities/identity/rules/invitation-states.ts';
import { nextInvitationStatus } from '#capabilities/identity/rules/next-invitation-status.ts';
import { findUser } from '#capabilities/identity/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { Team } from '../contract/team.contract.ts';
import { checkInvitee } from './check-invitee.ts';
import { updateInvitation } from './invitations.store.ts';
import { invitationMail } from './mails.ts';
import { noteTeamChange } from './note-team-change.ts';
import { personName } from './people.ts';
import { reachInvitation } from './reach-invitation.ts';
import { readTeam } from './read-team.ts';

/** A new link and two new weeks for this listing. The old link goes on for others it was sent with. */
export function resendInvite(
  deps: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  actor: SignedInActor,
  input: { uuid: string; invitationUuid: string },
): Promise<Result<Team>> {
  const { db, clock, publicUrl } = deps;
  return transact(db, async (tx) => {
    const reached = await reachInvitation(tx, actor, input);
    if (!reached.ok) return reached;
    const { invitation, storefront } = reached.value;
    const { id, email, role, sendCount } = invitation;
    const now = clock.now();
    const status = nextInvitationStatus(invitation, 'resend', now);
    if (!status.ok) return status;
    const welcome = await checkInvitee(tx, {
      storefront,
      email,
      inviterEmail: actor.email,
      exceptId: id,
    });
    if (!welcome.ok) return welcome;
    const token = clock.token();
    await updateInvitation(tx, id, {
      status: status.value,
      tokenHash: hashToken(token),
      sentAt: now,
      expiresAt: invitationExpiry(now),
      sendCount: sendCount + 1,
    });
    const person = await findUser(tx, actor.userId);
    await queueMail(
      tx,
      clock,
      invitationMail({
        key: `team-invitation:${id}:${sendCount + 1}`,
        to: email,
        inviterName: person ? personName(person) : '',
        storefrontNames: [storefront.name],
        role,
        token,
        publicUrl,
      }),
    );
    await noteTeamChange(tx, deps, {
      storefrontId: storefront.id,
      event: 'RESENT',
      actorId: actor.userId,
      subjectEmail: email,
    });
    return readTeam(tx, deps, actor, input.uuid);
  });
}
