import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { decodeCursor, pageOf } from '#platform/database/keyset-cursor.ts';
import type { Platform } from '#platform/platform.ts';
import { LEAD_PAGE_SIZE, type LeadPage, type LeadsAsked } from '../contract/leads.contract.ts';
import { countLeads } from './count-leads.ts';
import { leadOrder } from './lead-orders.store.ts';
import { listLeadPlaces } from './lead-pages.store.ts';
import { leadQuestion } from './lead-question.ts';
import { findLeads } from './leads.store.ts';
import { demandStorefront } from './own-storefront.ts';
import { presentLead } from './present-lead.ts';

/** One page of a view in its order; where it ends says where the next one begins. */
export async function listLeads(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  asked: LeadsAsked,
): Promise<Result<LeadPage>> {
  const storefront = await demandStorefront(db, actor.userId, {
    uuid: asked.storefrontUuid,
    action: 'read-leads',
  });
  if (!storefront.ok) return storefront;
  const { id: storefrontId, role } = storefront.value;
  const now = clock.now();
  const question = leadQuestion(storefront.value, asked, now);
  const order = leadOrder(question.sort, question.order);
  const after = decodeCursor(order, asked.cursor);
  const places = await listLeadPlaces(db, { ...question, after, limit: LEAD_PAGE_SIZE + 1 });
  const { page, nextCursor } = pageOf(order, places, LEAD_PAGE_SIZE);
  const leads = await findLeads(
    db,
    page.map(({ uuid }) => uuid),
  );
  const { counts, snoozed, unrespondedTotal } = await countLeads(db, storefrontId, now);
  return ok({
    leads: leads.map((lead) => presentLead(lead, role, now)),
    nextCursor,
    counts,
    snoozed,
    unrespondedTotal,
  });
}
