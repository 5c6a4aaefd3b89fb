import { ok, type Result } from '#base/result.ts';
import {
  type EnteredStorefront,
  enterStorefront,
  listEnterable,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { CreditHoldings } from '../contract.ts';
import { openLots, sumOf } from '../rules/lots.ts';
import { findOffer, type LotRow, listLots, type OfferRow } from './credits.store.ts';

function waits(offer: OfferRow | undefined, now: Date): offer is OfferRow {
  return offer !== undefined && offer.redeemedAt === null && (offer.endsAt === null || offer.endsAt > now);
}

/** For whoever has been let in. The offer is shown to those who can take it. */
export async function readCredits(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { storefront, allowed }: EnteredStorefront,
): Promise<{ balance: number; freeCreditOfferAmount: number }> {
  const now = clock.now();
  const balance = sumOf(openLots(await listLots(tx, storefront.id), now));
  const offer = allowed.includes('manage-credits') ? await findOffer(tx, storefront.id) : undefined;
  return { balance, freeCreditOfferAmount: waits(offer, now) ? offer.amount : 0 };
}

export function presentLot({ id, source, remaining, granted, createdAt, expiresAt }: LotRow) {
  return { id, source, remaining, granted, at: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

export async function readHoldings(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<CreditHoldings>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'see-credits');
  if (!entered.ok) return entered;
  const { storefront, allowed } = entered.value;
  const now = clock.now();
  const lots = openLots(await listLots(db, storefront.id), now);
  const others = allowed.includes('move-credits') ? await listEnterable(db, actor, 'move-credits') : [];
  return ok({
    at: now.toISOString(),
    balance: sumOf(lots),
    lots: lots.map(presentLot),
    moveTo: others
      .filter(({ storefront: { isPublished } }) => isPublished)
      .map(({ storefront: { uuid, name } }) => ({ uuid, name }))
      .filter(({ uuid }) => uuid !== storefrontUuid),
  });
}
