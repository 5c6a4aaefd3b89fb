import {
  listMembershipsOf,
  listStorefrontMembers,
  type StorefrontMember,
} from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { isLastOwner } from './people.ts';

/** A listing that would be without an owner, and who would take it over: the manager who has been there longest. */
export type Orphan = {
  storefront: { id: number; name: string };
  heir: StorefrontMember | undefined;
  /** Everybody else who works there. */
  others: StorefrontMember[];
};

/** What would be left behind if this person went. */
export async function listOrphans(tx: Tx, userId: string): Promise<Orphan[]> {
  const orphans: Orphan[] = [];
  for (const { id, name } of await listMembershipsOf(tx, userId)) {
    const members = await listStorefrontMembers(tx, id);
    if (!isLastOwner(members, userId)) continue;
    const others = members.filter((member) => member.userId !== userId);
    orphans.push({ storefront: { id, name }, heir: others.find(({ role }) => role === 'MANAGER'), others });
  }
  return orphans;
}
