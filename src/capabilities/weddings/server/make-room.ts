import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { type InvitationRole, MOST_OWNERS } from '../rules/member-roles.ts';
import { endWedding } from './end-wedding.ts';
import { findWedding, listMembers, membershipOf, type WeddingRow } from './store.ts';
import { weddingTopic } from './wedding-topic.ts';

/** Whether another capability keeps something in this wedding that a couple would miss: guests, favorites, inquiries. */
export type WeddingUse = (tx: Tx, weddingId: string) => Promise<boolean>;

declare module '#platform/capability/define-capability.ts' {
  interface CapabilityHooks {
    wedding?: { isInUse: WeddingUse };
  }
}

type Deps = Pick<Platform, 'events'> & { weddingUses: readonly WeddingUse[] };

type Newcomer = {
  userId: string;
  invitation: { weddingId: string; role: InvitationRole };
};

function isBlankWedding({ weddingDate, cityId, location, guestCount }: WeddingRow): boolean {
  return weddingDate === null && cityId === null && location === null && guestCount === null;
}

/** Nobody else in it and nothing in it. */
async function isLeftWithoutLoss(tx: Tx, weddingId: string, uses: readonly WeddingUse[]): Promise<boolean> {
  const view = await findWedding(tx, weddingId);
  if (!view || !isBlankWedding(view.wedding)) return false;
  if ((await listMembers(tx, weddingId)).length > 1) return false;
  for (const isInUse of uses) {
    if (await isInUse(tx, weddingId)) return false;
  }
  return true;
}

/** Makes sure the person can join: there is a free place, and an empty wedding of their own is left behind. */
export async function makeRoom(tx: Tx, deps: Deps, { userId, invitation }: Newcomer): Promise<Result<true>> {
  const own = await membershipOf(tx, userId);
  if (own?.weddingId === invitation.weddingId) {
    return fail('invitation.already_member', 'You are already part of this wedding.');
  }
  const members = await listMembers(tx, invitation.weddingId);
  const owners = members.filter((member) => member.role === 'OWNER').length;
  if (invitation.role === 'PARTNER' && owners >= MOST_OWNERS) {
    return fail('invitation.already_member', 'Both partners are already part of this wedding.');
  }
  if (!own) return ok(true);
  if (!(await isLeftWithoutLoss(tx, own.weddingId, deps.weddingUses))) {
    return fail(
      'invitation.other_wedding',
      'You are already planning another wedding. Leave it before you join this one.',
    );
  }
  await endWedding(tx, deps, own.weddingId);
  await publishLive(tx, weddingTopic(own.weddingId), { kind: 'wedding', id: own.weddingId });
  return ok(true);
}
