import { and, asc, count, desc, eq, gt, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import { storefrontSearch } from '#capabilities/search/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { inquiries, inquiryEvents, inquiryRequests } from '../../tables.ts';
import type { EventRow } from '../store.ts';

const newsColumns = {
  inquiry: inquiries,
  vendor: {
    name: storefronts.name,
    slug: storefronts.slug,
    marketId: storefronts.marketId,
  },
  request: {
    guestCount: inquiryRequests.guestCount,
    location: inquiryRequests.location,
  },
};

/** An inquiry with what a notice says of both sides. */
export async function findNews(tx: Tx, uuid: string) {
  const [row] = await tx
    .select(newsColumns)
    .from(inquiries)
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .leftJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .where(eq(inquiries.uuid, uuid));
  return row;
}

export type News = NonNullable<Awaited<ReturnType<typeof findNews>>>;

export async function findEventAt(tx: Tx, inquiryUuid: string, seq: number) {
  const [event] = await tx
    .select()
    .from(inquiryEvents)
    .where(and(eq(inquiryEvents.inquiryUuid, inquiryUuid), eq(inquiryEvents.seq, seq)));
  return event;
}

/** Messages of one kind behind a point of a thread: how many, the first and the newest. */
export async function findUnseenMessages(
  tx: Tx,
  { inquiryUuid, type, after }: { inquiryUuid: string; type: EventRow['type']; after: number },
) {
  const { seq, createdAt } = inquiryEvents;
  const unseen = and(
    eq(inquiryEvents.inquiryUuid, inquiryUuid),
    eq(inquiryEvents.type, type),
    gt(seq, after),
  );
  const [first] = await tx
    .select({ seq, createdAt })
    .from(inquiryEvents)
    .where(unseen)
    .orderBy(asc(seq))
    .limit(1);
  const [newest] = await tx.select().from(inquiryEvents).where(unseen).orderBy(desc(seq)).limit(1);
  const [counted] = await tx.select({ count: count() }).from(inquiryEvents).where(unseen);
  return first && newest && { first, newest, count: counted?.count ?? 0 };
}

/** The best of the same trade and market whom this couple has not written to yet. */
export async function listAlternatives(
  tx: Tx,
  { inquiry, vendor }: Pick<News, 'inquiry' | 'vendor'>,
  limit: number,
): Promise<string[]> {
  if (vendor.marketId === null || inquiry.weddingId === null) return [];
  const asked = tx
    .select({ id: inquiries.storefrontId })
    .from(inquiries)
    .where(eq(inquiries.weddingId, inquiry.weddingId));
  const rows = await tx
    .select({ uuid: storefronts.uuid })
    .from(storefronts)
    .innerJoin(storefrontSearch, eq(storefrontSearch.storefrontId, storefronts.id))
    .where(
      and(
        isNotNull(storefronts.publishedAt),
        eq(storefronts.taxonomyNodeId, inquiry.taxonomyNodeId),
        eq(storefronts.marketId, vendor.marketId),
        ne(storefronts.id, inquiry.storefrontId),
        notInArray(storefronts.id, asked),
      ),
    )
    .orderBy(
      sql`${storefrontSearch.reviewsScore} + ${storefrontSearch.completenessScore} + ${storefrontSearch.answersScore} desc`,
      storefronts.id,
    )
    .limit(limit);
  return rows.map(({ uuid }) => uuid);
}
