import { ok, type Result } from '#base/result.ts';
import type { StorefrontAbility } from '#capabilities/storefronts/rules/storefront-roles.ts';
import {
  type EnteredStorefront,
  enterLockedStorefronts,
  listStorefrontMembers,
  type StorefrontMember,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { findMember } from './people.ts';

export type ReachedMember = {
  storefront: EnteredStorefront['storefront'];
  member: StorefrontMember;
  members: StorefrontMember[];
};

type Wanted = { uuid: string; userUuid: string; ability: StorefrontAbility };

/** A colleague, with the listing locked: nobody else changes its team meanwhile. */
export async function reachMember(
  tx: Tx,
  actor: Pick<SignedInActor, 'userId'>,
  { uuid, userUuid, ability }: Wanted,
): Promise<Result<ReachedMember>> {
  const entered = await enterLockedStorefronts(tx, actor, [uuid], ability);
  if (!entered.ok) return entered;
  const [place] = entered.value;
  if (!place) throw new Error('A storefront that was entered is missing.');
  const members = await listStorefrontMembers(tx, place.storefront.id);
  const found = findMember(members, userUuid);
  return found.ok ? ok({ storefront: place.storefront, member: found.value, members }) : found;
}
