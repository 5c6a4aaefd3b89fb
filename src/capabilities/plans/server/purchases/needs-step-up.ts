import { ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listBoughtKinds } from '../promos/promos.store.ts';

/** A listing’s first purchase, and any with a card that is not saved yet. Asked of whoever may buy at all. */
export async function needsStepUp(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { storefrontUuid, methodId }: { storefrontUuid: string; methodId: string | null },
): Promise<Result<boolean>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'buy');
  if (!entered.ok) return entered;
  if (methodId === null) return ok(true);
  return ok((await listBoughtKinds(db, entered.value.storefront.id)).length === 0);
}
