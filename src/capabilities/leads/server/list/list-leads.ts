import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { decodeCursor, pageOf } from '#platform/database/keyset-cursor.ts';
import type { Platform } from '#platform/platform.ts';
import { LEAD_PAGE_SIZE, type LeadPage, type LeadsAsked } from '../../contract/leads.contract.ts';
import { countLeads } from '../counts/count-leads.ts';
import { enterListings, listingOf } from '../enter-listings.ts';
import { presentLead } from '../present-lead.ts';
import { priceLeads } from '../price-leads.ts';
import { leadOrder } from './lead-orders.store.ts';
import { readLeadPage } from './lead-page.store.ts';
import { leadQuestion } from './lead-question.ts';

/** One page of a view in its order; where it ends says where the next one begins. */
export async function listLeads(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  asked: LeadsAsked,
): Promise<Result<LeadPage>> {
  const entered = await enterListings(db, actor, asked.storefrontUuid);
  if (!entered.ok) return entered;
  const now = clock.now();
  const question = leadQuestion(entered.value, asked, now);
  const order = leadOrder(question.sort, question.order);
  const after = decodeCursor(order, asked.cursor);
  const found = await readLeadPage(db, { ...question, after, limit: LEAD_PAGE_SIZE + 1 });
  const { page, nextCursor } = pageOf(order, found, LEAD_PAGE_SIZE);
  const priceOf = await priceLeads(
    db,
    { clock },
    page.map(({ inquiry }) => inquiry),
  );
  const ids = entered.value.map(({ storefront }) => storefront.id);
  const { counts, snoozed, unrespondedTotal, needs } = await countLeads(db, ids, now);
  return ok({
    leads: page.map((lead) => {
      const listing = listingOf(entered.value, lead.inquiry.storefrontId);
      return presentLead(lead, listing, { price: priceOf(lead.inquiry), now });
    }),
    nextCursor,
    counts,
    snoozed,
    unrespondedTotal,
    needs,
  });
}
