import type { Result } from '#base/result.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { queueDelivery } from './queue-delivery.ts';
import type { InquiryRow } from './store.ts';
import { takeStep } from './take-step.ts';

/** Nothing holds it any longer: it goes on its way to the vendor. */
export async function releaseInquiry(
  tx: Tx,
  clock: Clock,
  inquiry: InquiryRow,
  side: 'SYSTEM' | 'STAFF' = 'SYSTEM',
): Promise<Result<InquiryRow>> {
  const released = await takeStep(tx, clock, inquiry, { action: 'release', side });
  if (released.ok) await queueDelivery(tx, inquiry.uuid);
  return released;
}
