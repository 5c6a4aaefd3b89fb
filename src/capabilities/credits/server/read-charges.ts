import type { Tx } from '#platform/database/database.ts';
import { chargeKey } from './charge-lead.ts';
import { listPosted } from './credits.store.ts';

export type LeadChargeRead = { credits: number; isRefunded: boolean };

/** What these inquiries cost, by the books; those that cost nothing are not among them. */
export async function readCharges(
  tx: Tx,
  inquiryUuids: readonly string[],
): Promise<Map<string, LeadChargeRead>> {
  if (inquiryUuids.length === 0) return new Map();
  const posted = await listPosted(tx, inquiryUuids.map(chargeKey));
  return new Map(
    posted.map(({ referenceId, amount, isReversed }) => [
      referenceId,
      { credits: amount, isRefunded: isReversed },
    ]),
  );
}
