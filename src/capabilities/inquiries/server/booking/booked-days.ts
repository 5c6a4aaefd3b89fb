import type { Tx } from '#platform/database/database.ts';
import { readLine, vendorReader } from '../read-words.ts';
import { listBookingsFrom } from './booking-steps.store.ts';

export type BookedDay = { day: string; names: string; inquiryUuid: string };

/** Who has booked a business, and for when. Of a couple its first names, without contacts for who must not see them. */
export async function listBookedDays(
  tx: Tx,
  { storefrontId, from, seesContacts }: { storefrontId: number; from: string; seesContacts: boolean },
): Promise<BookedDay[]> {
  const rows = await listBookingsFrom(tx, storefrontId, from);
  return rows.flatMap(({ uuid, weddingDate, coupleNames, connectedAt }) =>
    weddingDate === null
      ? []
      : {
          day: weddingDate,
          names: readLine(coupleNames, 'COUPLE', vendorReader({ connectedAt }, seesContacts)),
          inquiryUuid: uuid,
        },
  );
}
