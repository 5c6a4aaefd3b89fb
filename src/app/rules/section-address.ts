import { vendorPaths } from './vendor-paths.ts';
import { withQuery } from './with-query.ts';

/** Sections that have a page of their own. */
const OWN_PAGES: Readonly<Record<string, string>> = {
  'preferred-vendors': vendorPaths.preferredVendors,
  calendar: vendorPaths.calendar,
  reviews: vendorPaths.reviews,
};

/** Where a section is edited: a part of the editor, or its own page. */
export function sectionAddress({ uuid }: { uuid: string }, sectionKey: string): string {
  const page = OWN_PAGES[sectionKey];
  if (page) return withQuery(page, { storefront: uuid });
  return `${withQuery(vendorPaths.listing, { storefront: uuid, section: sectionKey })}#${sectionKey}`;
}
