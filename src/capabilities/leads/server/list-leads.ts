import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { LEAD_PAGE_SIZE, type LeadPage, type LeadsAsked } from '../contract/leads.contract.ts';
import { countLeads } from './count-leads.ts';
import { decodeCursor, encodeCursor } from './lead-cursor.ts';
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
  const { sort, order } = question;
  const after = decodeCursor(asked.cursor, { sort, order });
  const places = await listLeadPlaces(db, { ...question, after, limit: LEAD_PAGE_SIZE + 1 });
  const page = places.slice(0, LEAD_PAGE_SIZE);
  const last = places.length > page.length ? page.at(-1) : undefined;
  const leads = await findLeads(
    db,
    page.map(({ uuid }) => uuid),
  );
  const { counts, snoozed, unrespondedTotal } = await countLeads(db, storefrontId, now);
  return ok({
    leads: leads.map((lead) => presentLead(lead, role, now)),
    nextCursor: last ? encodeCursor({ sort, order }, last) : null,
    counts,
    snoozed,
    unrespondedTotal,
  });
}
