import type { Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { queueDelivery } from '../delivery/queue-delivery.ts';
import type { InquiryRow } from '../store.ts';
import { type ActDeps, takeStep } from '../take-step.ts';

/** Nothing holds it any longer: it goes on its way to the vendor. */
export async function releaseInquiry(
  tx: Tx,
  deps: ActDeps,
  inquiry: InquiryRow,
  side: 'SYSTEM' | 'STAFF' = 'SYSTEM',
): Promise<Result<InquiryRow>> {
  const released = await takeStep(tx, deps, inquiry, { action: 'release', side });
  if (released.ok) await queueDelivery(tx, inquiry.uuid);
  return released;
}
