import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { inquiryVerdicts } from '../../moderation.tables.ts';
import type { VerdictState } from '../../rules/verdicts.ts';
import { inquiries, inquiryRequests } from '../../tables.ts';

export type VerdictRow = typeof inquiryVerdicts.$inferSelect;

export async function insertVerdict(tx: Tx, row: typeof inquiryVerdicts.$inferInsert): Promise<void> {
  await tx.insert(inquiryVerdicts).values(row);
}

/** What was decided and can still be undone; asked under the lock of its inquiry. */
export async function findWaitingVerdict(tx: Tx, inquiryUuid: string): Promise<VerdictRow | undefined> {
  const [row] = await tx
    .select()
    .from(inquiryVerdicts)
    .where(and(eq(inquiryVerdicts.inquiryUuid, inquiryUuid), eq(inquiryVerdicts.state, 'WAITING')));
  return row;
}

export async function settleVerdict(
  tx: Tx,
  uuid: string,
  { state, at }: { state: VerdictState; at: Date },
): Promise<void> {
  await tx.update(inquiryVerdicts).set({ state, settledAt: at }).where(eq(inquiryVerdicts.uuid, uuid));
}

/** Inquiries whose verdict can no longer be undone. */
export function listDueVerdicts(tx: Tx, now: Date, limit: number): Promise<{ uuid: string }[]> {
  return tx
    .select({ uuid: inquiryVerdicts.inquiryUuid })
    .from(inquiryVerdicts)
    .where(and(eq(inquiryVerdicts.state, 'WAITING'), lte(inquiryVerdicts.takesEffectAt, now)))
    .orderBy(asc(inquiryVerdicts.takesEffectAt))
    .limit(limit);
}

function logged(tx: Tx, where: SQL | undefined, limit: number) {
  return tx
    .select({
      verdict: inquiryVerdicts,
      vendorName: storefronts.name,
      coupleNames: inquiries.coupleNames,
      decidedByName: users.firstName,
    })
    .from(inquiryVerdicts)
    .innerJoin(inquiries, eq(inquiries.uuid, inquiryVerdicts.inquiryUuid))
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .leftJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .leftJoin(users, eq(users.id, inquiryVerdicts.decidedBy))
    .where(where)
    .orderBy(desc(inquiryVerdicts.decidedAt), desc(inquiryVerdicts.uuid))
    .limit(limit);
}

export type LoggedRow = Awaited<ReturnType<typeof logged>>[number];

export function listNewestVerdicts(tx: Tx, limit: number): Promise<LoggedRow[]> {
  return logged(tx, undefined, limit);
}

/** What staff decided about somebody's messages, but for what was undone. */
export function listVerdictsAbout(tx: Tx, senderId: string, limit: number): Promise<LoggedRow[]> {
  return logged(tx, and(eq(inquiryRequests.sentBy, senderId), eq(inquiryVerdicts.state, 'DONE')), limit);
}

/** How staff decided, since then, where this sign was among those found. */
export async function countVerdictsWithSign(tx: Tx, key: string, since: Date) {
  const counted = (verdict: 'APPROVE' | 'BLOCK') =>
    sql<number>`count(*) filter (where ${inquiryVerdicts.verdict} = ${verdict})`.mapWith(Number);
  const [row] = await tx
    .select({ blocked: counted('BLOCK'), approved: counted('APPROVE') })
    .from(inquiryVerdicts)
    .innerJoin(inquiries, eq(inquiries.uuid, inquiryVerdicts.inquiryUuid))
    .where(
      and(
        eq(inquiryVerdicts.state, 'DONE'),
        sql`${inquiryVerdicts.decidedAt} > ${since.toISOString()}`,
        sql`${inquiries.spamParts} @> ${JSON.stringify([{ key }])}::jsonb`,
      ),
    );
  return row ?? { blocked: 0, approved: 0 };
}
