import { ok, type Result } from '#base/result.ts';
import { removeStorefrontMember } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { leftMail } from './mails.ts';
import { noteTeamChange } from './note-team-change.ts';
import { isLastOwner, lastOwnerStays, personName } from './people.ts';
import { reachMember } from './reach-member.ts';

/** Anybody may go but the last owner. */
export function leaveTeam(
  deps: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<true>> {
  const { db, clock, publicUrl } = deps;
  return transact(db, async (tx) => {
    const { userId } = actor;
    const reached = await reachMember(tx, actor, { uuid, userUuid: userId, ability: 'see-team' });
    if (!reached.ok) return reached;
    const { storefront, member, members } = reached.value;
    if (isLastOwner(members, userId)) return lastOwnerStays();
    await removeStorefrontMember(tx, { storefrontId: storefront.id, userId });
    await noteTeamChange(tx, deps, {
      storefrontId: storefront.id,
      event: 'LEFT',
      actorId: userId,
      formerRole: member.role,
    });
    const occasion = clock.uuid();
    for (const owner of members.filter((each) => each.role === 'OWNER' && each.userId !== userId)) {
      const mail = leftMail({
        key: `team-left:${occasion}:${owner.userId}`,
        to: owner.email,
        name: personName(member),
        storefrontName: storefront.name,
        publicUrl,
      });
      await queueMail(tx, clock, mail);
    }
    return ok(true);
  });
}
