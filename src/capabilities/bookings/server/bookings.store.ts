import { eq, inArray } from 'drizzle-orm';
import type { SocialLinks } from '#capabilities/storefronts/rules/social-links.ts';
import { weddingMembers, weddings } from '#capabilities/weddings/tables.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { bookings } from '../tables.ts';

export type BookingRow = {
  inquiry_uuid: string;
  address1: string;
  city: string;
  state_code: string;
  postal_code: string;
  social: SocialLinks;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  contract_signed_on: string | null;
  note: string | null;
};

const bookingsByInquiry = preparedQuery<BookingRow>(
  'inquiries_bookings',
  `select i.uuid as inquiry_uuid, s.address1, c.name as city, c.state_code, s.postal_code, s.social,
     b.contact_name, b.contact_email, b.contact_phone, b.contract_signed_on::text as contract_signed_on, b.note
   from inquiries i
   join storefronts s on s.id = i.storefront_id
   join cities c on c.id = s.city_id
   left join inquiry_bookings b on b.inquiry_uuid = i.uuid
   where i.uuid = any($1::uuid[])`,
);

/** What is noted about these inquiries, and where their vendors are. */
export async function findBookings(
  db: Database,
  inquiryUuids: readonly string[],
): Promise<Map<string, BookingRow>> {
  if (inquiryUuids.length === 0) return new Map();
  const rows = await bookingsByInquiry(db, [inquiryUuids]);
  return new Map(rows.map((row) => [row.inquiry_uuid, row]));
}

export type BookingNotes = Omit<typeof bookings.$inferInsert, 'inquiryUuid' | 'totalCents'>;

/** What is not given stays as it was. */
export async function saveBookingNotes(tx: Tx, inquiryUuid: string, notes: BookingNotes): Promise<void> {
  await tx
    .insert(bookings)
    .values({ inquiryUuid, ...notes })
    .onConflictDoUpdate({ target: bookings.inquiryUuid, set: notes });
}

export async function deleteBookings(tx: Tx, inquiryUuids: string[]): Promise<void> {
  await tx.delete(bookings).where(inArray(bookings.inquiryUuid, inquiryUuids));
}

export async function findWeddingDay(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ day: weddings.weddingDate })
    .from(weddingMembers)
    .innerJoin(weddings, eq(weddings.id, weddingMembers.weddingId))
    .where(eq(weddingMembers.userId, userId));
  return row?.day ?? null;
}
