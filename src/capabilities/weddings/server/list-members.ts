import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { WeddingMember } from '../contract.ts';
import { demandAbility } from './policy.ts';
import { presentMember } from './present.ts';
import { listMembers as listMemberRows, membershipOf } from './store.ts';

export async function listMembers(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
): Promise<Result<WeddingMember[]>> {
  const allowed = demandAbility(await membershipOf(db, actor.userId), 'see-wedding');
  if (!allowed.ok) return allowed;
  const rows = await listMemberRows(db, allowed.value.weddingId);
  return ok(rows.map((row) => presentMember(row, allowed.value)));
}
