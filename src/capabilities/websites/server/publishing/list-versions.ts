import { ok, type Result } from '#base/result.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { listVersions } from '../versions.store.ts';
import type { WebsiteDeps } from '../website-deps.ts';

export async function listVersionsOf({ db }: Pick<WebsiteDeps, 'db'>, actor: SignedInActor) {
  const member = demandAbility(await membershipOf(db, actor.userId), 'edit-website');
  if (!member.ok) return member;
  const rows = await listVersions(db, member.value.weddingId);
  const versions = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return ok(versions) satisfies Result<unknown>;
}
