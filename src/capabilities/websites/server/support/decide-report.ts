import { ok, type Result } from '#base/result.ts';
import { lockWedding } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { ReportedSite } from '../../contract/support.contract.ts';
import { websitePublished } from '../../events.ts';
import type { ReportDecision } from '../../rules/report-rules.ts';
import { siteEvidence } from '../../rules/site-evidence.ts';
import { tellOfChange } from '../change-website.ts';
import { siteNotFound } from '../failures.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { findWebsite, updateWebsite } from '../websites.store.ts';
import { closeReports, listOpenReports, listWatchedSites } from './reports.store.ts';
import { tellCouple } from './tell-couple.ts';

/** The site whose report has waited longest first. */
export async function listReportedSites({ db }: Pick<WebsiteDeps, 'db'>): Promise<ReportedSite[]> {
  const reports = await listOpenReports(db);
  const sites = await listWatchedSites(db);
  const since = (weddingId: string) =>
    reports.find((report) => report.weddingId === weddingId)?.at.getTime() ?? Number.POSITIVE_INFINITY;
  return sites
    .toSorted((one, other) => since(one.site.weddingId) - since(other.site.weddingId))
    .map(({ site, slug, a, b }) => ({
      weddingId: site.weddingId,
      couple: [a, b].filter((name) => name !== '').join(' & '),
      slug,
      state: site.state,
      takenDownAt: site.takenDownAt?.toISOString() ?? null,
      takenDownFor: site.takenDownFor,
      privacy: site.privacy,
      publishedAt: site.publishedAt?.toISOString() ?? null,
      ...siteEvidence(site.published),
      reports: reports
        .filter((report) => report.weddingId === site.weddingId)
        .map(({ uuid, reason, text, at }) => ({ uuid, reason, text, at: at.toISOString() })),
    }));
}

type Decision = { uuid: string; decision: ReportDecision; reason: string };

/** Taken down, it is gone for guests at once; the couple reads why and keeps everything. */
export function decideReport(
  { db, clock, events, publicUrl }: WebsiteDeps,
  { userId }: SignedInActor,
  { uuid: weddingId, decision, reason }: Decision,
): Promise<Result<ReportedSite[]>> {
  return transact(db, async (tx): Promise<Result<ReportedSite[]>> => {
    await lockWedding(tx, weddingId);
    const site = await findWebsite(tx, weddingId);
    if (!site) return siteNotFound();
    const now = clock.now();
    const isDown = site.takenDownAt !== null;
    // Two colleagues at once, or one press twice: the first decision is told, once.
    const isNews = decision === 'TAKE_DOWN' ? !isDown : decision === 'BRING_BACK' && isDown;
    if (isNews && decision === 'TAKE_DOWN')
      await updateWebsite(tx, weddingId, { takenDownAt: now, takenDownFor: reason });
    if (isNews && decision === 'BRING_BACK')
      await updateWebsite(tx, weddingId, { takenDownAt: null, takenDownFor: '' });
    await closeReports(tx, weddingId, userId, now);
    if (isNews && decision !== 'KEEP') {
      await tellCouple(tx, { clock, publicUrl }, { weddingId, decision, reason });
      await tellOfChange(tx, weddingId);
      const isPublished = decision === 'BRING_BACK' && site.state === 'PUBLISHED';
      await events.emit(tx, websitePublished, { weddingId, isPublished });
    }
    return ok(await listReportedSites({ db: tx as WebsiteDeps['db'] }));
  });
}
