import type { Result } from '#base/result.ts';
import type { StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { changeStorefrontRole } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { Team } from '../contract/team.contract.ts';
import { ownershipMail } from './mails.ts';
import { noteTeamChange } from './note-team-change.ts';
import { isLastOwner, lastOwnerStays } from './people.ts';
import { reachMember } from './reach-member.ts';
import { readTeam } from './read-team.ts';

type Change = { uuid: string; userUuid: string; role: StorefrontRole };

/** Takes effect with the person's next call. Gained or lost ownership is told by mail; the rest they see. */
export function changeRole(
  deps: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  actor: SignedInActor,
  { uuid, userUuid, role }: Change,
): Promise<Result<Team>> {
  const { db, clock, publicUrl } = deps;
  return transact(db, async (tx) => {
    const reached = await reachMember(tx, actor, { uuid, userUuid, ability: 'manage-access' });
    if (!reached.ok) return reached;
    const { storefront, member, members } = reached.value;
    if (member.role === role) return readTeam(tx, deps, actor, uuid);
    if (isLastOwner(members, userUuid)) return lastOwnerStays();
    await changeStorefrontRole(tx, { storefrontId: storefront.id, userId: userUuid }, role);
    await noteTeamChange(tx, deps, {
      storefrontId: storefront.id,
      event: 'ROLE_CHANGED',
      actorId: actor.userId,
      subjectId: userUuid,
      role,
      formerRole: member.role,
    });
    if ((role === 'OWNER' || member.role === 'OWNER') && userUuid !== actor.userId) {
      const key = `team-role:${clock.uuid()}`;
      const { email: to } = member;
      await queueMail(
        tx,
        clock,
        ownershipMail({ key, to, storefrontName: storefront.name, role, publicUrl }),
      );
    }
    return readTeam(tx, deps, actor, uuid);
  });
}
