import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Wedding } from '../contract.ts';
import { presentWedding } from './present.ts';
import { findWedding, membershipOf } from './store.ts';

/** The wedding the person plans, as far as the role may see it. */
export async function getWedding(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
): Promise<Result<Wedding>> {
  const membership = await membershipOf(db, actor.userId);
  const view = membership && (await findWedding(db, membership.weddingId));
  if (!view) return fail('not_found', 'You have no wedding yet.');
  return ok(presentWedding(view, membership));
}
