import { safeNext } from '#app/rules/paths.ts';
import { purchasePaths } from '#app/rules/purchase-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { closePayment, continuePayment, openPayment } from '#capabilities/payments/server/index.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { Purchase, Wish } from '../../contract/purchases.contract.ts';
import { normalizedCode } from '../../rules/promo-codes.ts';
import { readBillingOf } from '../billing/billing.store.ts';
import { promoRefused } from '../promos/find-reduction.ts';
import { holdPromo } from '../promos/hold-promo.ts';
import { deliverFree } from './deliver-purchase.ts';
import { linesOf, presentPurchase } from './present-purchase.ts';
import { purchaseRowOf } from './purchase-row.ts';
import {
  changePurchase,
  findPurchaseByKey,
  insertPurchase,
  listRivals,
  type PurchaseRow,
} from './purchases.store.ts';
import { reckon } from './reckon.ts';

export type PurchaseDeps = Pick<
  Platform,
  'db' | 'clock' | 'events' | 'payments' | 'publicUrl' | 'config' | 'secret' | 'printer'
>;

export type PaidWith = { methodId: string | null; savesCard: boolean };

export type PurchaseInput = PaidWith & {
  storefrontUuid: string;
  wish: Wish;
  promoCode: string | null;
  quotedAt: string;
  /** What the page said it costs, tax included. */
  totalCents: number;
  key: string;
  returnTo: string | null;
};

const OPEN_FOR_MS = 60 * 60_000;
/** How long a price holds that somebody has seen. */
const QUOTE_HOLDS_MS = 30 * 60_000;

type Buying = { tx: Tx; deps: PurchaseDeps; actor: SignedInActor; storefront: { id: number; uuid: string } };

function priceChanged() {
  return fail('plans.price_changed', 'The price has changed. Look at it once more before you pay.');
}

/** A year or a credit begun in another minute costs other cents: the moment of the quote is what counts. */
function momentOf({ clock }: PurchaseDeps, quotedAt: string): Date | undefined {
  const age = clock.now().getTime() - new Date(quotedAt).getTime();
  return age >= 0 && age <= QUOTE_HOLDS_MS ? new Date(quotedAt) : undefined;
}

/** The same form sent twice is one purchase; another one under its key is a mistake. */
function isSameWish(
  { kind, itemKey, planPayment, promoCode, netCents, taxCents }: PurchaseRow,
  { wish, promoCode: typed, totalCents }: PurchaseInput,
): boolean {
  const isSameItem =
    wish.kind === 'pack'
      ? kind === 'PACK' && itemKey === wish.packKey
      : kind === 'PLAN' && itemKey === wish.planKey && planPayment === wish.payment;
  return (
    isSameItem && (promoCode ?? '') === normalizedCode(typed ?? '') && netCents + taxCents === totalCents
  );
}

/** Nothing where the same form was written down at the same moment. */
async function writeDown(buying: Buying, input: PurchaseInput): Promise<Result<PurchaseRow | undefined>> {
  const { tx, deps, storefront } = buying;
  const now = momentOf(deps, input.quotedAt);
  if (!now) return priceChanged();
  const reckoned = await reckon(tx, deps, storefront, { ...input, now });
  if (!reckoned.ok) return reckoned;
  const { price, kind, reduction } = reckoned.value;
  if (price.totalCents !== input.totalCents) return priceChanged();
  // A plan renews, so there has to be a card to renew it with.
  if (kind === 'PLAN' && price.totalCents === 0) return promoRefused('This code can’t be used here.');
  const buyer = { clock: deps.clock, buyerId: buying.actor.userId, storefrontId: storefront.id };
  const row = purchaseRowOf(buyer, reckoned.value, { key: input.key, quotedAt: now });
  const billing = await readBillingOf(tx, storefront.id);
  const purchase = await insertPurchase(tx, { ...row, billing });
  if (!purchase || !reduction.promo) return ok(purchase);
  const { code } = reduction.promo;
  const use = { code, storefrontId: storefront.id, purchaseUuid: purchase.uuid, usedAt: purchase.createdAt };
  const held = await holdPromo(tx, use);
  return held.ok ? ok(purchase) : held;
}

/** Plans always keep the card: it is what they are renewed with. */
export function wayOf(kind: PurchaseRow['kind'], { methodId, savesCard }: PaidWith) {
  return methodId === null
    ? ({ way: 'PAGE', savesMethod: savesCard || kind === 'PLAN' } as const)
    : ({ way: 'SAVED', methodId } as const);
}

/** What the page of whoever takes cards says is bought: lines there have no minus. */
function pageLines(purchase: PurchaseRow) {
  const { netCents, taxCents } = purchase;
  const name = linesOf(purchase)
    .map((line) => line.name)
    .join(' · ');
  const tax = taxCents > 0 ? [{ name: 'Sales tax', amountCents: taxCents }] : [];
  return [{ name, amountCents: netCents }, ...tax];
}

async function openItsPayment(
  { tx, deps, storefront }: Buying,
  purchase: PurchaseRow,
  input: PurchaseInput,
): Promise<Result<PurchaseRow>> {
  const { uuid, kind, taxCents, promoCode } = purchase;
  const returnTo = safeNext(input.returnTo, '') || undefined;
  const opened = await openPayment(tx, deps, {
    ...{ ownerKind: 'STOREFRONT', ownerId: storefront.uuid, subjectId: uuid, taxCents },
    purpose: kind === 'PACK' ? 'CREDIT_PACK' : 'PLAN',
    lines: pageLines(purchase),
    returnPath: withQuery(purchasePaths.followed(uuid), { storefront: storefront.uuid, returnTo }),
    expiresAt: new Date(deps.clock.now().getTime() + OPEN_FOR_MS),
    // Credits are as good an hour later. A code or a plan may be another purchase's by then.
    lateSettlement: kind === 'PACK' && promoCode === null ? 'DELIVER' : 'REFUND',
    idempotencyKey: `purchase:${storefront.uuid}:${input.key}`,
    ...wayOf(kind, input),
  });
  if (!opened.ok) return opened;
  return ok(await changePurchase(tx, uuid, { paymentId: opened.value.paymentId }));
}

/** A page that was left open is closed before another one is opened for the same code or for another plan. */
async function closeRivals(deps: PurchaseDeps, storefrontId: number, input: PurchaseInput): Promise<void> {
  const { key, wish } = input;
  const promoCode = normalizedCode(input.promoCode ?? '') || null;
  const rivals = await listRivals(deps.db, storefrontId, { key, isPlan: wish.kind === 'plan', promoCode });
  for (const { paymentId } of rivals) if (paymentId) await closePayment(deps, paymentId, 'cancel');
}

function keyReused() {
  return fail('payment.key_reused', 'This was sent before with something else in it. Reload the page.');
}

/** What was written down under this key before, if anything. */
async function findEarlier(
  { tx, storefront }: Buying,
  input: PurchaseInput,
): Promise<Result<PurchaseRow> | undefined> {
  const earlier = await findPurchaseByKey(tx, storefront.id, input.key);
  if (!earlier || isSameWish(earlier, input)) return earlier && ok(earlier);
  return keyReused();
}

async function begin(buying: Buying, input: PurchaseInput): Promise<Result<PurchaseRow>> {
  const { tx, deps } = buying;
  const earlier = await findEarlier(buying, input);
  if (earlier) return earlier;
  const written = await writeDown(buying, input);
  if (!written.ok) return written;
  const { value: purchase } = written;
  if (!purchase) return (await findEarlier(buying, input)) ?? keyReused();
  const { netCents, taxCents } = purchase;
  if (netCents + taxCents > 0) return openItsPayment(buying, purchase, input);
  return ok(await deliverFree(tx, deps, purchase));
}

/** Where a purchase stands; asks whoever takes cards, so never inside a transaction. */
export async function standingOf(deps: PurchaseDeps, purchase: PurchaseRow): Promise<Purchase> {
  if (purchase.state === 'OPEN' && purchase.paymentId !== null) {
    const progress = await continuePayment(deps, purchase.paymentId);
    const now = await findPurchaseByKey(deps.db, purchase.storefrontId, purchase.key);
    return presentPurchase(now ?? purchase, progress);
  }
  return presentPurchase(purchase, { kind: purchase.state === 'CLOSED' ? 'closed' : 'settled' });
}

/** Writes the wish down, then leads to the page where it is paid, or charges a saved card. */
export async function beginPurchase(
  deps: PurchaseDeps,
  actor: SignedInActor,
  input: PurchaseInput,
): Promise<Result<Purchase>> {
  const entered = await enterStorefront(deps.db, actor, input.storefrontUuid, 'buy');
  if (!entered.ok) return entered;
  const { storefront } = entered.value;
  await closeRivals(deps, storefront.id, input);
  const begun = await transact(deps.db, (tx) => begin({ tx, deps, actor, storefront }, input));
  return begun.ok ? ok(await standingOf(deps, begun.value)) : begun;
}
