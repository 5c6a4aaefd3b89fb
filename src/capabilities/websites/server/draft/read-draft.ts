import type { Tx } from '#platform/database/database.ts';
import type { SiteDraft } from '../../rules/stored/site-content.ts';
import { listDraftPages, type WebsiteRow } from '../websites.store.ts';

export async function readDraft(
  tx: Tx,
  { weddingId, look, lookVersion }: Pick<WebsiteRow, 'weddingId' | 'look' | 'lookVersion'>,
): Promise<SiteDraft> {
  return { look, lookVersion, pages: await listDraftPages(tx, weddingId) };
}
