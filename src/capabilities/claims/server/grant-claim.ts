import {
  addStorefrontMember,
  type Claimable,
  changeStorefrontRole,
  listStorefrontMembers,
  markClaimed,
  noteStorefrontChange,
  removeStorefrontMember,
} from '#capabilities/storefronts/server/index.ts';
import { noteTeamChange } from '#capabilities/teams/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { grantedMail, takenOverMail } from './mails.ts';
import { type ClaimRow, findClaimView, updateClaim } from './store.ts';

type Deps = Pick<Platform, 'clock' | 'events' | 'publicUrl'>;
type Decision = { decidedBy: string | null; reason: string };

/** Whoever ran it stays to help where they agreed, and leaves where staff found otherwise. Reviews are never touched. */
async function makeRoom(tx: Tx, deps: Deps, listing: Claimable, claim: ClaimRow): Promise<void> {
  const { clock, publicUrl } = deps;
  const members = await listStorefrontMembers(tx, listing.id);
  for (const { userId, role, email: to } of members.filter(({ role }) => role === 'OWNER')) {
    const stays = claim.ownerAnswer === 'YES';
    const key = { storefrontId: listing.id, userId };
    if (stays) await changeStorefrontRole(tx, key, 'MANAGER');
    else await removeStorefrontMember(tx, key);
    await noteTeamChange(tx, deps, {
      storefrontId: listing.id,
      event: stays ? 'ROLE_CHANGED' : 'REMOVED',
      subjectId: userId,
      role: stays ? 'MANAGER' : null,
      formerRole: role,
    });
    const mailKey = `claim-taken:${claim.id}:${userId}`;
    await queueMail(
      tx,
      clock,
      takenOverMail({ key: mailKey, to, listingName: listing.name, stays, publicUrl }),
    );
  }
}

/** The listing, with all its reviews, belongs to whoever claimed it. The caller has locked it. */
export async function grantClaim(
  tx: Tx,
  deps: Deps,
  listing: Claimable,
  claim: ClaimRow,
  { decidedBy, reason }: Decision,
): Promise<void> {
  const { clock, publicUrl } = deps;
  const now = clock.now();
  const { id, storefrontId, userId } = claim;
  await updateClaim(tx, id, { state: 'GRANTED', decidedAt: now, decidedBy, reason });
  await makeRoom(tx, deps, listing, claim);
  const members = await listStorefrontMembers(tx, storefrontId);
  const isMember = members.some((member) => member.userId === userId);
  if (isMember) await changeStorefrontRole(tx, { storefrontId, userId }, 'OWNER');
  else await addStorefrontMember(tx, { storefrontId, userId, role: 'OWNER', joinedAt: now });
  await noteTeamChange(tx, deps, { storefrontId, event: 'JOINED', subjectId: userId, role: 'OWNER' });
  await markClaimed(tx, storefrontId, now);
  await noteStorefrontChange(tx, deps, storefrontId);
  const view = await findClaimView(tx, id);
  if (!view) return;
  const mail = { key: `claim-granted:${id}`, to: view.claimant.email, listingName: listing.name, publicUrl };
  await queueMail(tx, clock, grantedMail({ ...mail, uuid: listing.uuid }));
}
