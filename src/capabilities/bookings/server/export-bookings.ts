import { readBookingMoney } from '#capabilities/budget/server/index.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { listBookingsOf } from './archive.store.ts';

/** For the archive of a person, by inquiry. What things cost is for those who may see the budget. */
export async function exportBookings(
  tx: Tx,
  { inquiryUuids: uuids, allowed }: { inquiryUuids: string[] } & Pick<Membership, 'allowed'>,
) {
  const money = allowed.includes('see-budget') ? await readBookingMoney(tx, uuids) : new Map();
  const rows = await listBookingsOf(tx, uuids);
  return new Map(
    rows.map(({ inquiryUuid, updatedAt: _, totalCents: __, ...notes }) => [
      inquiryUuid,
      {
        ...notes,
        totalCents: money.get(inquiryUuid)?.totalCents ?? null,
        payments: money.get(inquiryUuid)?.payments ?? [],
      },
    ]),
  );
}
