import { announceInquiry } from '#capabilities/inquiries/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { LeadRow } from './store.ts';

/** Vendors who have the lead on the screen read again; what it cost is none of the couple's business. */
export function announceLead(tx: Tx, { uuid, storefront, readyAt }: LeadRow): Promise<void> {
  return announceInquiry(tx, { uuid, weddingId: null, storefrontId: storefront.id, readyAt });
}
