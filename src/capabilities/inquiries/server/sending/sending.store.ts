import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { cities } from '#capabilities/places/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { inquiries, inquiryRequests } from '../../tables.ts';
import type { InquiryRow } from '../store.ts';

export type RequestRow = typeof inquiryRequests.$inferSelect;
export type NewRequest = typeof inquiryRequests.$inferInsert;

export async function findRequest(tx: Tx, uuid: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(inquiryRequests).where(eq(inquiryRequests.uuid, uuid));
  return row;
}

/** False where another wedding has taken that name in the same instant. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<boolean> {
  const rows = await tx
    .insert(inquiryRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ uuid: inquiryRequests.uuid });
  return rows.length > 0;
}

export function listOfRequest(tx: Tx, requestUuid: string): Promise<InquiryRow[]> {
  return tx
    .select()
    .from(inquiries)
    .where(eq(inquiries.requestUuid, requestUuid))
    .orderBy(asc(inquiries.storefrontId));
}

/** What this couple has open with these vendors. */
export function listOpenWith(tx: Tx, weddingId: string, storefrontIds: number[]): Promise<InquiryRow[]> {
  return tx
    .select()
    .from(inquiries)
    .where(
      and(
        eq(inquiries.weddingId, weddingId),
        inArray(inquiries.storefrontId, storefrontIds),
        ne(inquiries.status, 'CLOSED'),
      ),
    );
}

export async function findCityName(tx: Tx, id: number): Promise<string | undefined> {
  const [city] = await tx
    .select({ name: cities.name, stateCode: cities.stateCode })
    .from(cities)
    .where(eq(cities.id, id));
  return city && `${city.name}, ${city.stateCode}`;
}

/** Everything open of one category, locked in the order of vendors, so that two who do the same never block each other. */
export function lockOpenOfCategory(
  tx: Tx,
  { weddingId, taxonomyNodeId }: { weddingId: string; taxonomyNodeId: number },
): Promise<InquiryRow[]> {
  return tx
    .select()
    .from(inquiries)
    .where(
      and(
        eq(inquiries.weddingId, weddingId),
        eq(inquiries.taxonomyNodeId, taxonomyNodeId),
        ne(inquiries.status, 'CLOSED'),
      ),
    )
    .orderBy(asc(inquiries.storefrontId), asc(inquiries.uuid))
    .for('no key update');
}
