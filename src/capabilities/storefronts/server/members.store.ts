import { and, asc, eq, inArray } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { StorefrontRole } from '../rules/storefront-roles.ts';
import { storefrontMembers, storefronts } from '../tables.ts';

/** Nobody else changes who works there until this transaction ends. Always in the same order, so that two never wait for each other. */
export async function lockStorefronts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: storefronts.id })
    .from(storefronts)
    .where(inArray(storefronts.id, [...ids]))
    .orderBy(asc(storefronts.id))
    .for('update');
}

/** Owners and all others in the order they came. */
export function listMembers(tx: Tx, storefrontId: number) {
  return tx
    .select({
      userId: storefrontMembers.userId,
      role: storefrontMembers.role,
      joinedAt: storefrontMembers.joinedAt,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(storefrontMembers)
    .innerJoin(users, eq(users.id, storefrontMembers.userId))
    .where(eq(storefrontMembers.storefrontId, storefrontId))
    .orderBy(storefrontMembers.joinedAt, storefrontMembers.userId);
}

export type StorefrontMember = Awaited<ReturnType<typeof listMembers>>[number];

export type MemberKey = { storefrontId: number; userId: string };

const isMember = ({ storefrontId, userId }: MemberKey) =>
  and(eq(storefrontMembers.storefrontId, storefrontId), eq(storefrontMembers.userId, userId));

export async function addMember(
  tx: Tx,
  member: MemberKey & { role: StorefrontRole; joinedAt: Date },
): Promise<void> {
  await tx.insert(storefrontMembers).values(member);
}

export async function changeMemberRole(tx: Tx, key: MemberKey, role: StorefrontRole): Promise<void> {
  await tx.update(storefrontMembers).set({ role }).where(isMember(key));
}

export async function removeMember(tx: Tx, key: MemberKey): Promise<void> {
  await tx.delete(storefrontMembers).where(isMember(key));
}
