import type { Tx } from '#platform/database/database.ts';
import type { SiteContent } from '../../rules/stored/site-content.ts';
import { currentSlug } from '../slugs.store.ts';
import { findWebsiteAt, type WebsiteRow } from '../websites.store.ts';

export type PublishedSite = WebsiteRow & { published: SiteContent };

/** What guests can come to: published, and by nobody taken down. */
function isOpen(site: WebsiteRow): site is PublishedSite {
  return site.state === 'PUBLISHED' && site.published !== null && site.takenDownAt === null;
}

/** A site by the address in use; by one it had before, where it is now. */
export async function findSite(
  tx: Tx,
  slug: string,
  now: Date,
): Promise<{ site: PublishedSite; movedTo: string | undefined } | undefined> {
  const known = await findWebsiteAt(tx, slug, now);
  if (!known || !isOpen(known.site)) return undefined;
  const { site, until } = known;
  if (until === null) return { site, movedTo: undefined };
  const movedTo = await currentSlug(tx, site.weddingId);
  return movedTo === undefined ? undefined : { site, movedTo };
}
