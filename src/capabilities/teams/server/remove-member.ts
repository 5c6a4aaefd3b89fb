import { fail, type Result } from '#base/result.ts';
import { removeStorefrontMember } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { Team } from '../contract/team.contract.ts';
import { removedMail } from './mails.ts';
import { noteTeamChange } from './note-team-change.ts';
import { isLastOwner, lastOwnerStays } from './people.ts';
import { reachMember } from './reach-member.ts';
import { readTeam } from './read-team.ts';

/** Ends somebody's access at once: their next call is refused, and their open pages hear nothing more. */
export function removeMember(
  deps: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  actor: SignedInActor,
  { uuid, userUuid }: { uuid: string; userUuid: string },
): Promise<Result<Team>> {
  const { db, clock, publicUrl } = deps;
  return transact(db, async (tx) => {
    const reached = await reachMember(tx, actor, { uuid, userUuid, ability: 'manage-access' });
    if (!reached.ok) return reached;
    const { storefront, member, members } = reached.value;
    if (isLastOwner(members, userUuid)) return lastOwnerStays();
    if (userUuid === actor.userId)
      return fail('team.yourself', 'To give up your own access, leave the listing.');
    await removeStorefrontMember(tx, { storefrontId: storefront.id, userId: userUuid });
    await noteTeamChange(tx, deps, {
      storefrontId: storefront.id,
      event: 'REMOVED',
      actorId: actor.userId,
      subjectId: userUuid,
      formerRole: member.role,
    });
    const mail = removedMail({
      key: `team-removed:${clock.uuid()}`,
      to: member.email,
      storefrontName: storefront.name,
      publicUrl,
    });
    await queueMail(tx, clock, mail);
    return readTeam(tx, deps, actor, uuid);
  });
}
