import type { Tx } from '#platform/database/database.ts';
import type { SiteContent } from '../../rules/stored/site-content.ts';
import { currentSlug, findSlug } from '../slugs.store.ts';
import { findWebsite, type WebsiteRow } from '../websites.store.ts';

export type PublishedSite = WebsiteRow & { published: SiteContent };

/** What guests can come to: published, and by nobody taken down. */
function isOpen(site: WebsiteRow | undefined): site is PublishedSite {
  return site?.state === 'PUBLISHED' && site.published !== null && site.takenDownAt === null;
}

/** A site by the address in use; by one it had before, where it is now. */
export async function findSite(
  tx: Tx,
  slug: string,
  now: Date,
): Promise<{ site: PublishedSite; movedTo: string | undefined } | undefined> {
  const known = await findSlug(tx, slug, now);
  const site = known && (await findWebsite(tx, known.weddingId));
  if (!known || !isOpen(site)) return undefined;
  if (known.until === null) return { site, movedTo: undefined };
  const movedTo = await currentSlug(tx, known.weddingId);
  return movedTo === undefined ? undefined : { site, movedTo };
}
