import { fail, type Result } from '#base/result.ts';
import { changeStorefrontRole } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { Team } from '../contract/team.contract.ts';
import { transferredMails } from './mails.ts';
import { noteTeamChange } from './note-team-change.ts';
import { findMember, personName } from './people.ts';
import { reachMember } from './reach-member.ts';
import { readTeam } from './read-team.ts';

/** One step, so that there is an owner at every moment: the other becomes one, the giver a manager. Both are told. */
export function transferOwnership(
  deps: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  actor: SignedInActor,
  { uuid, userUuid }: { uuid: string; userUuid: string },
): Promise<Result<Team>> {
  const { db, clock, publicUrl } = deps;
  return transact(db, async (tx) => {
    const reached = await reachMember(tx, actor, { uuid, userUuid, ability: 'manage-access' });
    if (!reached.ok) return reached;
    const { storefront, member, members } = reached.value;
    const giver = findMember(members, actor.userId);
    if (!giver.ok) return giver;
    if (userUuid === actor.userId) return fail('team.yourself', 'You already own this listing.');
    const storefrontId = storefront.id;
    await changeStorefrontRole(tx, { storefrontId, userId: userUuid }, 'OWNER');
    await changeStorefrontRole(tx, { storefrontId, userId: actor.userId }, 'MANAGER');
    await noteTeamChange(tx, deps, {
      storefrontId,
      event: 'TRANSFERRED',
      actorId: actor.userId,
      subjectId: userUuid,
      role: 'OWNER',
      formerRole: member.role,
    });
    const mails = transferredMails({
      key: `team-transfer:${clock.uuid()}`,
      from: { email: giver.value.email, name: personName(giver.value) },
      to: { email: member.email, name: personName(member) },
      storefrontName: storefront.name,
      publicUrl,
    });
    for (const mail of mails) await queueMail(tx, clock, mail);
    return readTeam(tx, deps, actor, uuid);
  });
}
