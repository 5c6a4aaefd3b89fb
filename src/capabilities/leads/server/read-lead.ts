import { ok, type Result } from '#base/result.ts';
import type { ThreadPage } from '#capabilities/inquiries/contract/fields.ts';
import { inquiryMissing, listOffers, listThreadEvents } from '#capabilities/inquiries/server/index.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { LeadThread } from '../contract/leads.contract.ts';
import { findLead } from './lead-of-member.store.ts';
import { presentLeadPage, presentLeadThread } from './present-lead-thread.ts';
import { priceLeads } from './price-leads.ts';
import { findPaid } from './receipt/lead-charges.store.ts';

const VENUE_NODE_ID = marketplaceCategory('wedding-venues').taxonomyNodeId;

/** A lead as this member of its storefront may see it. */
export async function enterLead(db: Tx, { userId }: SignedInActor, uuid: string) {
  const lead = await findLead(db, { userId, uuid, venueNodeId: VENUE_NODE_ID });
  return lead?.allowed.includes('read-leads') ? lead : undefined;
}

/** One lead with the newest of what was said, as this member of its storefront may know it. */
export async function readLead(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<LeadThread>> {
  const lead = await enterLead(db, actor, uuid);
  if (!lead) return inquiryMissing();
  const events = await listThreadEvents(db, uuid);
  const priceOf = await priceLeads(db, { clock }, [lead.inquiry]);
  const paid = lead.inquiry.connectedAt && (await findPaid(db, lead));
  const view = { ...lead, offers: await listOffers(db, uuid), price: priceOf(lead.inquiry), paid };
  return ok(presentLeadThread(view, events, clock.now()));
}

/** What was said before a point of it. */
export async function readEarlierOfLead(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { uuid, before }: { uuid: string; before: number },
): Promise<Result<ThreadPage>> {
  const lead = await enterLead(db, actor, uuid);
  if (!lead) return inquiryMissing();
  return ok(presentLeadPage(lead, await listThreadEvents(db, uuid, before), clock.now()));
}
