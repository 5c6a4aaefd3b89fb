import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StorefrontAbility } from '../rules/storefront-roles.ts';
import { demandAbility, type StorefrontMembership, withStorefrontAbilities } from './policy.ts';
import { findStorefrontOfMember, listMembershipsOf } from './store.ts';

export type EnteredStorefront = StorefrontMembership & {
  storefront: { id: number; uuid: string; name: string; isPublished: boolean };
};

type Person = Pick<SignedInActor, 'userId'>;

/** A business this person works for and may do this in. */
export async function enterStorefront(
  tx: Tx,
  { userId }: Person,
  uuid: string,
  ability: StorefrontAbility,
): Promise<Result<EnteredStorefront>> {
  const found = await findStorefrontOfMember(tx, userId, uuid);
  const member = demandAbility(found && withStorefrontAbilities(found), ability);
  if (!member.ok) return member;
  const { id, name, isPublished, role, allowed } = member.value;
  return ok({ storefront: { id, uuid, name, isPublished }, role, allowed });
}

/** Every business this person may do this in, the one they have worked for longest first. */
export async function listEnterable(
  tx: Tx,
  { userId }: Person,
  ability: StorefrontAbility,
): Promise<EnteredStorefront[]> {
  const memberships = (await listMembershipsOf(tx, userId)).map(withStorefrontAbilities);
  return memberships
    .filter(({ allowed }) => allowed.includes(ability))
    .map(({ id, uuid, name, isPublished, role, allowed }) => ({
      storefront: { id, uuid, name, isPublished },
      role,
      allowed,
    }));
}
