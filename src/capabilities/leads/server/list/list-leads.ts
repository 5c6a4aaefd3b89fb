import { ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { decodeCursor, pageOf } from '#platform/database/keyset-cursor.ts';
import type { Platform } from '#platform/platform.ts';
import { LEAD_PAGE_SIZE, type LeadPage, type LeadsAsked } from '../../contract/leads.contract.ts';
import { countLeads } from '../counts/count-leads.ts';
import { presentLead } from '../present-lead.ts';
import { leadOrder } from './lead-orders.store.ts';
import { readLeadPage } from './lead-page.store.ts';
import { leadQuestion } from './lead-question.ts';

/** One page of a view in its order; where it ends says where the next one begins. */
export async function listLeads(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  asked: LeadsAsked,
): Promise<Result<LeadPage>> {
  const entered = await enterStorefront(db, actor, asked.storefrontUuid, 'read-leads');
  if (!entered.ok) return entered;
  const now = clock.now();
  const question = leadQuestion(entered.value, asked, now);
  const order = leadOrder(question.sort, question.order);
  const after = decodeCursor(order, asked.cursor);
  const found = await readLeadPage(db, { ...question, after, limit: LEAD_PAGE_SIZE + 1 });
  const { page, nextCursor } = pageOf(order, found, LEAD_PAGE_SIZE);
  const { counts, snoozed, unrespondedTotal } = await countLeads(db, entered.value.storefront.id, now);
  return ok({
    leads: page.map((lead) => presentLead(lead, entered.value, now)),
    nextCursor,
    counts,
    snoozed,
    unrespondedTotal,
  });
}
