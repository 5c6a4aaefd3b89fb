import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { listBookingsOf, listPaymentsOf } from './archive.store.ts';

/** For the archive of a person, by inquiry. What things cost is for those who may see the budget. */
export async function exportBookings(
  tx: Tx,
  { inquiryUuids: uuids, allowed }: { inquiryUuids: string[] } & Pick<Membership, 'allowed'>,
) {
  const seesMoney = allowed.includes('see-budget');
  const payments = seesMoney ? await listPaymentsOf(tx, uuids) : [];
  const rows = await listBookingsOf(tx, uuids);
  return new Map(
    rows.map(({ inquiryUuid, updatedAt: _, totalCents, ...notes }) => [
      inquiryUuid,
      {
        ...notes,
        totalCents: seesMoney ? totalCents : null,
        payments: payments
          .filter((payment) => payment.inquiryUuid === inquiryUuid)
          .map(({ label, amountCents, dueOn, paidOn }) => ({ label, amountCents, dueOn, paidOn })),
      },
    ]),
  );
}
