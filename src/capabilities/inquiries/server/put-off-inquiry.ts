import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { changeInquiry } from './change-inquiry.ts';
import type { InquiryRow } from './store.ts';
import { announceInquiry } from './topics.ts';

/** Out of the vendor's sight until then, or back in it. `inquiry` is its locked row; the couple learns nothing of it. */
export async function putOffInquiry(
  tx: Tx,
  deps: Pick<Platform, 'events'>,
  inquiry: InquiryRow,
  snoozedUntil: Date | null,
): Promise<InquiryRow> {
  const after = await changeInquiry(tx, deps, inquiry, { snoozedUntil });
  await announceInquiry(tx, { ...after, weddingId: null });
  return after;
}
