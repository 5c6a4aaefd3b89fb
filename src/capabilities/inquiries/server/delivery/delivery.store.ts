import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { inquiries, inquiryRequests } from '../../tables.ts';

/** Leads of one vendor are priced one after the other: which of them are its first depends on it. */
export async function lockPricing(tx: Tx, storefrontId: number): Promise<void> {
  await lockName(tx, `lead-price:${storefrontId}`);
}

/** All that is known of the couple behind an inquiry. */
export async function findCoupleFacts(tx: Tx, inquiryUuid: string) {
  const [row] = await tx
    .select({
      request: inquiryRequests,
      wedding: weddings,
      city: { lat: cities.lat, lon: cities.lon, marketId: cities.marketId },
      senderName: users.firstName,
      phoneVerifiedAt: users.phoneVerifiedAt,
      emailVerified: users.emailVerified,
      accountCreatedAt: users.createdAt,
      vendorsAsked: sql<number>`(
        select count(*)::int from inquiries asked where asked.request_uuid = inquiries.request_uuid)`,
    })
    .from(inquiries)
    .innerJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .innerJoin(weddings, eq(weddings.id, inquiries.weddingId))
    .leftJoin(cities, eq(cities.id, inquiryRequests.cityId))
    .leftJoin(users, eq(users.id, inquiryRequests.sentBy))
    .where(eq(inquiries.uuid, inquiryUuid));
  return row;
}

export type CoupleFacts = NonNullable<Awaited<ReturnType<typeof findCoupleFacts>>>;

export async function hasBooked(tx: Tx, weddingId: string, taxonomyNodeId: number): Promise<boolean> {
  const rows = await tx
    .select({ uuid: inquiries.uuid })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.weddingId, weddingId),
        eq(inquiries.status, 'BOOKED'),
        eq(inquiries.taxonomyNodeId, taxonomyNodeId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether another inquiry of this couple reached the vendor before. */
export async function hasEarlier(
  tx: Tx,
  { uuid, weddingId, storefrontId }: { uuid: string; weddingId: string; storefrontId: number },
): Promise<boolean> {
  const rows = await tx
    .select({ uuid: inquiries.uuid })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.weddingId, weddingId),
        eq(inquiries.storefrontId, storefrontId),
        isNotNull(inquiries.readyAt),
        ne(inquiries.uuid, uuid),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** How many leads this vendor was ever given, counted no further than this. */
export async function countDelivered(tx: Tx, storefrontId: number, most: number): Promise<number> {
  const rows = await tx
    .select({ uuid: inquiries.uuid })
    .from(inquiries)
    .where(and(eq(inquiries.storefrontId, storefrontId), isNotNull(inquiries.readyAt)))
    .limit(most);
  return rows.length;
}

/** Cleared but not handed over, because their vendor is not published or a job was lost. */
export function listUndelivered(tx: Tx, limit: number): Promise<{ uuid: string }[]> {
  return tx
    .select({ uuid: inquiries.uuid })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.status, 'NEW'),
        sql`exists (select from storefronts s where s.id = ${inquiries.storefrontId} and s.published_at is not null)`,
      ),
    )
    .orderBy(inquiries.createdAt)
    .limit(limit);
}
