import { findLeadTarget } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { namesOf } from '../sending/open-inquiry.ts';
import { lockInquiry } from '../store.ts';
import { type ActDeps, takeStep } from '../take-step.ts';
import { notifyTask } from '../tasks.ts';
import { findCoupleFacts } from './delivery.store.ts';
import { priceLead } from './price-lead.ts';

async function deliver(tx: Tx, deps: ActDeps, uuid: string): Promise<void> {
  const inquiry = await lockInquiry(tx, uuid);
  if (inquiry?.status !== 'NEW') return;
  const target = await findLeadTarget(tx, inquiry.storefrontId, inquiry.weddingDate);
  const facts = await findCoupleFacts(tx, uuid);
  if (!target?.isPublished || !facts) return;
  const { price, matchReasons, knownFacts } = await priceLead(tx, deps, { inquiry, facts, target });
  const delivered = await takeStep(tx, deps, inquiry, {
    action: 'deliver',
    side: 'SYSTEM',
    also: {
      tier: price.tier,
      paymentRequired: price.paymentRequired,
      creditPrice: price.creditPrice,
      baseCreditPrice: price.baseCreditPrice,
      priceInputs: price.inputs,
      knownFacts,
      matchReasons,
      coupleNames: namesOf(facts.wedding, facts.senderName ?? ''),
    },
  });
  if (!delivered.ok) throw new Error(`The inquiry ${uuid} could not be delivered.`);
  await enqueueJob(tx, notifyTask, { inquiryUuid: uuid, seq: 1 }, { jobKey: `notify:${uuid}:1` });
}

/**
 * Freezes the price and hands an inquiry to its vendor, with the news of it, in one transaction: whatever dies on the
 * way, it has happened once or not at all. A second run finds it done; one for a vendor that is not published waits.
 */
export async function deliverInquiry(deps: ActDeps, uuid: string): Promise<void> {
  await transact(deps.db, (tx) => deliver(tx, deps, uuid));
}
