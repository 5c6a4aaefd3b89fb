import { and, countDistinct, eq, gt, ne, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { inquiries, inquiryEvents, inquiryRequests, spamReports } from '../../tables.ts';

export type SentText = { message: string; createdAt: Date; vendors: number };

/** Enough to tell how somebody writes; whoever sent more is held long before. */
const MOST_TEXTS = 200;

/** What this person sent since then, the newest first, each with how many vendors got it. */
export async function listSentTexts(
  tx: Tx,
  { userId, exceptRequest, since }: { userId: string; exceptRequest?: string; since: Date },
): Promise<SentText[]> {
  return await tx
    .select({
      message: inquiryRequests.message,
      createdAt: inquiryRequests.createdAt,
      vendors: countDistinct(inquiries.storefrontId),
    })
    .from(inquiryRequests)
    .innerJoin(inquiries, eq(inquiries.requestUuid, inquiryRequests.uuid))
    .where(
      and(
        eq(inquiryRequests.sentBy, userId),
        gt(inquiryRequests.createdAt, since),
        exceptRequest === undefined ? undefined : ne(inquiryRequests.uuid, exceptRequest),
      ),
    )
    .groupBy(inquiryRequests.uuid)
    .orderBy(sql`${inquiryRequests.createdAt} desc`)
    .limit(MOST_TEXTS);
}

/** How many of this couple's inquiries staff found to be spam: reported ones, and held ones that were turned away. */
export async function countUpheld(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(inquiries.uuid) })
    .from(inquiries)
    .leftJoin(spamReports, and(eq(spamReports.inquiryUuid, inquiries.uuid), eq(spamReports.verdict, 'SPAM')))
    .leftJoin(
      inquiryEvents,
      and(
        eq(inquiryEvents.inquiryUuid, inquiries.uuid),
        eq(inquiryEvents.type, 'SYSTEM_DISMISS'),
        eq(inquiryEvents.side, 'STAFF'),
      ),
    )
    .where(
      and(
        eq(inquiries.weddingId, weddingId),
        sql`(${spamReports.inquiryUuid} is not null or ${inquiryEvents.inquiryUuid} is not null)`,
      ),
    );
  return row?.count ?? 0;
}
