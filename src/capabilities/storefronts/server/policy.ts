import { fail, ok, type Result } from '#base/result.ts';
import type { Actor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import {
  type StorefrontAbility,
  type StorefrontRole,
  storefrontAbilities,
} from '../rules/storefront-roles.ts';
import { findRole } from './store.ts';

/** A row with somebody's role, and what that allows: from here on nobody asks the role. */
export function withStorefrontAbilities<Row extends { role: StorefrontRole }>(
  row: Row,
): Row & { allowed: StorefrontAbility[] } {
  return { ...row, allowed: storefrontAbilities(row.role) };
}

/** A person's place in a business: what every permission there is decided by. */
export type StorefrontMembership = { role: StorefrontRole; allowed: readonly StorefrontAbility[] };

/** Undefined for strangers. */
export async function storefrontMembershipOf(
  tx: Tx,
  storefrontId: number,
  userId: string,
): Promise<StorefrontMembership | undefined> {
  const role = await findRole(tx, storefrontId, userId);
  return role && withStorefrontAbilities({ role });
}

/** Whether this member may do it. Strangers learn nothing of others' businesses. */
export function demandAbility<Member extends StorefrontMembership>(
  member: Member | undefined,
  ability: StorefrontAbility,
): Result<Member> {
  if (!member) return fail('storefront.not_found', 'We can’t find this storefront among yours.');
  if (!member.allowed.includes(ability)) {
    return fail('storefront.role_forbids', 'Your role doesn’t allow this. Ask the owner of the account.');
  }
  return ok(member);
}

/** The same for what never was and what is not to be seen: nobody learns of a draft by asking. */
export function notFound() {
  return fail(
    'storefront.not_found',
    'We can’t find this business. It may have left, or its page may have moved.',
  );
}

type Seen = { id: number; is_published: boolean };

/** Published pages are everyone's. Others are for those who work there, and for support staff in their own name. */
export async function maySee(tx: Tx, { id, is_published }: Seen, actor: Actor): Promise<boolean> {
  if (is_published) return true;
  if (actor.kind === 'visitor') return false;
  if (actor.isSupport && !actor.impersonation) return true;
  const member = await storefrontMembershipOf(tx, id, actor.userId);
  return member?.allowed.includes('see-preview') ?? false;
}
