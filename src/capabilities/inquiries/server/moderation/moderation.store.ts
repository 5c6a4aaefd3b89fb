import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { inquiries, inquiryEvents, inquiryRequests, spamReports } from '../../tables.ts';

/** Nobody works through more at a sitting; what is left comes up as these are decided. */
const MOST_ITEMS = 200;

/**
 * What waits for staff, the oldest first: held by screening, held for more than a day, or reported. What only waits for
 * an address to be confirmed is not theirs yet.
 */
export function listForStaff(tx: Tx) {
  return tx
    .select({
      inquiry: {
        uuid: inquiries.uuid,
        status: inquiries.status,
        coupleNames: inquiries.coupleNames,
        holdReason: inquiries.holdReason,
        spamScore: inquiries.spamScore,
        spamParts: inquiries.spamParts,
        createdAt: inquiries.createdAt,
      },
      vendorName: storefronts.name,
      senderEmail: users.email,
      message: inquiryEvents.body,
      report: { note: spamReports.note, reportedAt: spamReports.reportedAt },
    })
    .from(inquiries)
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .innerJoin(inquiryEvents, and(eq(inquiryEvents.inquiryUuid, inquiries.uuid), eq(inquiryEvents.seq, 1)))
    .leftJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .leftJoin(users, eq(users.id, inquiryRequests.sentBy))
    .leftJoin(spamReports, and(eq(spamReports.inquiryUuid, inquiries.uuid), isNull(spamReports.verdict)))
    .where(
      or(
        and(eq(inquiries.status, 'PENDING'), ne(inquiries.holdReason, 'EMAIL')),
        isNotNull(spamReports.inquiryUuid),
      ),
    )
    .orderBy(sql`coalesce(${spamReports.reportedAt}, ${inquiries.createdAt})`, inquiries.uuid)
    .limit(MOST_ITEMS);
}

/** Decides an open report; false where there is none. */
export async function decideReport(
  tx: Tx,
  { inquiryUuid, verdict, at }: { inquiryUuid: string; verdict: 'SPAM' | 'GENUINE'; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(spamReports)
    .set({ verdict, decidedAt: at })
    .where(and(eq(spamReports.inquiryUuid, inquiryUuid), isNull(spamReports.verdict)))
    .returning({ inquiryUuid: spamReports.inquiryUuid });
  return rows.length > 0;
}
