import { ok, type Result } from '#base/result.ts';
import {
  type EnteredStorefront,
  enterStorefront,
  listEnterable,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Database } from '#platform/database/database.ts';

/** The listing whose leads somebody asks for, or every one whose leads they may read. */
export async function enterListings(
  db: Database,
  actor: SignedInActor,
  storefrontUuid: string | undefined,
): Promise<Result<EnteredStorefront[]>> {
  if (storefrontUuid === undefined) return ok(await listEnterable(db, actor, 'read-leads'));
  const entered = await enterStorefront(db, actor, storefrontUuid, 'read-leads');
  return entered.ok ? ok([entered.value]) : entered;
}

/** Which of them a lead belongs to. */
export function listingOf(entered: readonly EnteredStorefront[], storefrontId: number): EnteredStorefront {
  const listing = entered.find(({ storefront }) => storefront.id === storefrontId);
  if (!listing) throw new Error(`A lead of the storefront ${storefrontId} was not asked for.`);
  return listing;
}
