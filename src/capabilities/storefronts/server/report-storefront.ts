import { ok, type Result } from '#base/result.ts';
import type { Actor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReportReason } from '../rules/report-reasons.ts';
import { notFound } from './policy.ts';
import { hasReportedSince, insertReport } from './reports.store.ts';
import { findPublishedId } from './store.ts';

const DAY_MS = 86_400_000;

export type Report = { uuid: string; reason: ReportReason; text: string };

/** Kept for support. Whoever is signed in and repeats themselves within a day is heard once. */
export function reportStorefront(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { uuid, reason, text }: Report,
): Promise<Result<{ reported: true }>> {
  return transact(db, async (tx) => {
    const storefrontId = await findPublishedId(tx, uuid);
    if (storefrontId === undefined) return notFound();
    const reportedAt = clock.now();
    const reportedBy = actor.kind === 'user' ? actor.userId : null;
    const since = new Date(reportedAt.getTime() - DAY_MS);
    const isRepeated = reportedBy !== null && (await hasReportedSince(tx, storefrontId, reportedBy, since));
    if (!isRepeated)
      await insertReport(tx, { id: clock.uuid(), storefrontId, reason, text, reportedBy, reportedAt });
    return ok({ reported: true });
  });
}
