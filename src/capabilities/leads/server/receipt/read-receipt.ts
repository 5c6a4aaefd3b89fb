import { ok, type Result } from '#base/result.ts';
import { categoryOf, inquiryMissing } from '#capabilities/inquiries/server/index.ts';
import { accountOf } from '#capabilities/ledger/rules/account.ts';
import { type ReadEntry, readEntry } from '#capabilities/ledger/server/index.ts';
import { timeZoneOf } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { LeadReceipt } from '../../contract/receipts.contract.ts';
import { receiptNumber } from '../../rules/receipt-words.ts';
import type { LeadView } from '../lead-of-member.store.ts';
import { presentLead } from '../present-lead.ts';
import { receiptOf } from '../present-lead-thread.ts';
import { priceLeads } from '../price-leads.ts';
import { enterLead } from '../read-lead.ts';
import { chargeKey, listTaken, refundKey } from './lead-charges.store.ts';
import { countRepliesBefore, findConnector } from './receipts.store.ts';

/** The listing's account of credits in the books. */
export function creditsCode(storefrontUuid: string): string {
  return accountOf('storefront-credits', { owner: { kind: 'STOREFRONT', id: storefrontUuid } }).code;
}

async function presentCharge(tx: Tx, entry: ReadEntry): Promise<NonNullable<LeadReceipt['charge']>> {
  const { transferId, amount, balanceAfter, seq, hash, isSound, sealedOn, postedAt } = entry;
  const taken = await listTaken(tx, transferId);
  return {
    transferId,
    credits: amount,
    costCents: taken.reduce((sum, { costCents }) => sum + costCents, 0),
    at: postedAt.toISOString(),
    isBySupport: entry.impersonatorId !== null,
    balanceBefore: balanceAfter + amount,
    balanceAfter,
    entry: { seq, hash, isSound, sealedOn },
    taken: taken.map(({ source, granted, amount: used, at, expiresAt }) => ({
      ...{ source, granted, amount: used },
      ...{ at: at.toISOString(), expiresAt: expiresAt.toISOString() },
    })),
  };
}

/** From whom and when the first answer came; nobody's where it has not come. */
async function presentConnect(
  tx: Tx,
  { inquiry }: LeadView,
): Promise<Pick<LeadReceipt, 'connected' | 'repliesBefore'>> {
  const { connectedAt, requestUuid, uuid } = inquiry;
  if (!connectedAt) return { connected: null, repliesBefore: null };
  return {
    connected: { at: connectedAt.toISOString(), by: (await findConnector(tx, uuid)) ?? '' },
    repliesBefore: requestUuid ? await countRepliesBefore(tx, { requestUuid, connectedAt }) : null,
  };
}

/** What was known of a lead, how its price came about, who answered when, and what that took and brought back. */
export async function readReceipt(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<LeadReceipt>> {
  const view = await enterLead(db, actor, uuid);
  if (!view?.inquiry.readyAt) return inquiryMissing();
  const { inquiry, storefrontUuid } = view;
  const price = (await priceLeads(db, { clock }, [inquiry]))(inquiry);
  const code = creditsCode(storefrontUuid);
  const charge = await readEntry(db, code, chargeKey(uuid));
  const refund = charge && (await readEntry(db, code, refundKey(uuid)));
  return ok({
    number: receiptNumber(uuid),
    lead: presentLead(view, { ...view, storefront: { uuid: storefrontUuid } }, { price, now: clock.now() }),
    storefrontName: view.storefrontName,
    taxonomyKey: categoryOf(inquiry.taxonomyNodeId),
    timeZone: await timeZoneOf(db, inquiry.storefrontId),
    pricedAt: view.inquiry.readyAt.toISOString(),
    inputs: price.inputs,
    facts: inquiry.knownFacts ?? receiptOf(view),
    areFactsOfThatDay: inquiry.knownFacts !== null,
    ...(await presentConnect(db, view)),
    charge: charge ? await presentCharge(db, charge) : null,
    refund: refund
      ? { credits: -refund.amount, at: refund.postedAt.toISOString(), balanceAfter: refund.balanceAfter }
      : null,
  });
}
