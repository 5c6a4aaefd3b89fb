import { ok, type Result } from '#base/result.ts';
import type { ReportReason } from '../../rules/report-rules.ts';
import { siteNotFound } from '../failures.ts';
import { findSite } from '../site/find-site.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { insertReport } from './reports.store.ts';

/** For staff to look at; by anybody, who need not have come in. */
export async function reportSite(
  { db, clock }: WebsiteDeps,
  { slug, reason, text }: { slug: string; reason: ReportReason; text: string },
): Promise<Result<{ ok: true }>> {
  const found = await findSite(db, slug, clock.now());
  if (!found) return siteNotFound();
  const { weddingId } = found.site;
  await insertReport(db, { uuid: clock.uuid(), weddingId, reason, text, at: clock.now() });
  return ok({ ok: true });
}
