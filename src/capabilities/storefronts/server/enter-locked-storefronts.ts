import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StorefrontAbility } from '../rules/storefront-roles.ts';
import { type EnteredStorefront, enterStorefront } from './enter-storefront.ts';
import { lockStorefronts } from './members.store.ts';

type Person = Pick<SignedInActor, 'userId'>;

async function enterEach(tx: Tx, person: Person, uuids: readonly string[], ability: StorefrontAbility) {
  const entered: EnteredStorefront[] = [];
  for (const uuid of uuids) {
    const one = await enterStorefront(tx, person, uuid, ability);
    if (!one.ok) return one;
    entered.push(one.value);
  }
  return ok(entered);
}

/** Several at once, all of them or none. Asked again under the locks, because one may lose the role while waiting. */
export async function enterLockedStorefronts(
  tx: Tx,
  person: Person,
  uuids: readonly string[],
  ability: StorefrontAbility,
): Promise<Result<EnteredStorefront[]>> {
  const before = await enterEach(tx, person, uuids, ability);
  if (!before.ok) return before;
  await lockStorefronts(
    tx,
    before.value.map(({ storefront }) => storefront.id),
  );
  return enterEach(tx, person, uuids, ability);
}
