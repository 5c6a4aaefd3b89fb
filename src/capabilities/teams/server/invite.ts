import type { Result } from '#base/result.ts';
import { invitationExpiry } from '#capabilities/identity/rules/invitation-states.ts';
import { findUser } from '#capabilities/identity/server/index.ts';
import { enterLockedStorefronts } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { Invite, Team } from '../contract/team.contract.ts';
import { checkInvitee } from './check-invitee.ts';
import { dropOldInvitations, expireInvitations, insertInvitation } from './invitations.store.ts';
import { invitationMail } from './mails.ts';
import { noteTeamChange } from './note-team-change.ts';
import { personName } from './people.ts';
import { readTeam } from './read-team.ts';

/** One mail with one link, however many listings it is for; all of them or none. */
export function invite(
  deps: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  actor: SignedInActor,
  { uuid, email, role, alsoStorefrontUuids }: Invite,
): Promise<Result<Team>> {
  const { db, clock, publicUrl } = deps;
  return transact(db, async (tx) => {
    const uuids = [...new Set([uuid, ...alsoStorefrontUuids])];
    const entered = await enterLockedStorefronts(tx, actor, uuids, 'manage-access');
    if (!entered.ok) return entered;
    const now = clock.now();
    const token = clock.token();
    const letterId = clock.uuid();
    for (const { storefront } of entered.value) {
      await expireInvitations(tx, now, storefront.id);
      const welcome = await checkInvitee(tx, { storefront, email, inviterEmail: actor.email });
      if (!welcome.ok) return welcome;
      await dropOldInvitations(tx, storefront.id, email);
      await insertInvitation(tx, {
        id: clock.uuid(),
        storefrontId: storefront.id,
        email,
        role,
        tokenHash: hashToken(token),
        status: 'PENDING',
        invitedBy: actor.userId,
        sentAt: now,
        expiresAt: invitationExpiry(now),
      });
      await noteTeamChange(tx, deps, {
        storefrontId: storefront.id,
        event: 'INVITED',
        actorId: actor.userId,
        subjectEmail: email,
        role,
      });
    }
    const person = await findUser(tx, actor.userId);
    const mail = invitationMail({
      key: `team-invitation:${letterId}`,
      to: email,
      inviterName: person ? personName(person) : '',
      storefrontNames: entered.value.map(({ storefront }) => storefront.name),
      role,
      token,
      publicUrl,
    });
    await queueMail(tx, clock, mail);
    return readTeam(tx, deps, actor, uuid);
  });
}
