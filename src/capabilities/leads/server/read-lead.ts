import { ok, type Result } from '#base/result.ts';
import { inquiryMissing, listThreadEvents } from '#capabilities/inquiries/server/index.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { LeadThread } from '../contract/leads.contract.ts';
import { findLead } from './lead-of-member.store.ts';
import { presentLeadThread } from './present-lead-thread.ts';

const VENUE_NODE_ID = marketplaceCategory('wedding-venues').taxonomyNodeId;

/** One lead with everything this member of its storefront may know. */
export async function readLead(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<LeadThread>> {
  const lead = await findLead(db, { userId: actor.userId, uuid, venueNodeId: VENUE_NODE_ID });
  if (!lead?.allowed.includes('read-leads')) return inquiryMissing();
  return ok(presentLeadThread(lead, await listThreadEvents(db, uuid), clock.now()));
}
