import { and, eq, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { inquirySecondLooks, inquiryVerdicts } from '../../moderation.tables.ts';
import type { CaseKind } from '../../rules/verdicts.ts';
import { inquiries, inquiryEvents, inquiryRequests, spamReports } from '../../tables.ts';

/** Nobody works through more at a sitting; what is left comes up as these are decided. */
const MOST_ITEMS = 200;

const kindOfRow = sql<CaseKind>`case when ${spamReports.inquiryUuid} is null then 'HELD' else 'REPORTED' end`;

/**
 * What waits for staff, the oldest first: held by screening, held for more than a day, or reported. What only waits for
 * an address to be confirmed is not theirs yet; what somebody has just decided no longer is.
 */
export function listForStaff(tx: Tx) {
  const waiting = tx
    .select({ uuid: inquiryVerdicts.uuid })
    .from(inquiryVerdicts)
    .where(and(eq(inquiryVerdicts.inquiryUuid, inquiries.uuid), eq(inquiryVerdicts.state, 'WAITING')));
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
      sender: { id: users.id, email: users.email },
      message: inquiryEvents.body,
      report: { note: spamReports.note, reportedAt: spamReports.reportedAt },
      secondLook: {
        askedBy: inquirySecondLooks.askedBy,
        askedByName: sql<
          string | null
        >`(select first_name from users where id = ${inquirySecondLooks.askedBy})`,
        note: inquirySecondLooks.note,
        askedAt: inquirySecondLooks.askedAt,
      },
    })
    .from(inquiries)
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .innerJoin(inquiryEvents, and(eq(inquiryEvents.inquiryUuid, inquiries.uuid), eq(inquiryEvents.seq, 1)))
    .leftJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .leftJoin(users, eq(users.id, inquiryRequests.sentBy))
    .leftJoin(spamReports, and(eq(spamReports.inquiryUuid, inquiries.uuid), isNull(spamReports.verdict)))
    .leftJoin(
      inquirySecondLooks,
      and(eq(inquirySecondLooks.inquiryUuid, inquiries.uuid), eq(inquirySecondLooks.kind, kindOfRow)),
    )
    .where(
      and(
        or(
          and(eq(inquiries.status, 'PENDING'), ne(inquiries.holdReason, 'EMAIL')),
          isNotNull(spamReports.inquiryUuid),
        ),
        notExists(waiting),
      ),
    )
    .orderBy(sql`coalesce(${spamReports.reportedAt}, ${inquiries.createdAt})`, inquiries.uuid)
    .limit(MOST_ITEMS);
}

export async function hasOpenReport(tx: Tx, inquiryUuid: string): Promise<boolean> {
  const rows = await tx
    .select({ inquiryUuid: spamReports.inquiryUuid })
    .from(spamReports)
    .where(and(eq(spamReports.inquiryUuid, inquiryUuid), isNull(spamReports.verdict)));
  return rows.length > 0;
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

export async function findSecondLook(tx: Tx, inquiryUuid: string, kind: CaseKind) {
  const [row] = await tx
    .select()
    .from(inquirySecondLooks)
    .where(and(eq(inquirySecondLooks.inquiryUuid, inquiryUuid), eq(inquirySecondLooks.kind, kind)));
  return row;
}

export async function insertSecondLook(tx: Tx, look: typeof inquirySecondLooks.$inferInsert): Promise<void> {
  await tx.insert(inquirySecondLooks).values(look);
}
