import { fail, ok, type Result } from '#base/result.ts';
import type { VendorCard } from '#capabilities/search/contract.ts';
import { findCardsByUuid } from '#capabilities/search/server/index.ts';
import { beginWedding, enterWedding } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { favoritesChanged } from '../events.ts';
import { type KeptFavorite, keepFavorite, type Placement } from './keep-favorite.ts';
import { findPublishedStorefront } from './store.ts';

type Given = { storefrontUuid: string; boardUuid?: string | undefined } & Placement;

function notListed() {
  return fail('not_found', 'This vendor is no longer listed.');
}

/** Marks a vendor for the whole wedding. One that is not published does not exist for couples. */
export async function favoriteStorefront(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { storefrontUuid, boardUuid, ...placement }: Given,
): Promise<Result<KeptFavorite & { vendorCard: VendorCard }>> {
  // Read first: once the mark is kept there is nothing left to refuse.
  const [vendorCard] = await findCardsByUuid({ db, clock }, [storefrontUuid]);
  if (!vendorCard) return notListed();
  return transact(db, async (tx) => {
    const storefrontId = await findPublishedStorefront(tx, storefrontUuid);
    if (storefrontId === undefined) return notListed();
    await beginWedding(tx, clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'edit-favorites');
    if (!entered.ok) return entered;
    const kept = await keepFavorite(tx, clock, {
      member: entered.value.membership,
      wish: { thing: { storefrontId }, name: vendorCard.vendorName, boardUuid, placement },
    });
    if (!kept.ok) return kept;
    await events.emit(tx, favoritesChanged, { weddingId: entered.value.membership.weddingId });
    return ok({ ...kept.value, vendorCard });
  });
}
