import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import type { VendorQuestion } from '../../queries.ts';

/** The address of what is looked at; it can be sent to a colleague. */
export function filterAddress({ uuid, page, stars, year, ...rest }: VendorQuestion): string {
  return withQuery(vendorPaths.reviews, {
    storefront: uuid,
    stars: stars?.toString(),
    year: year?.toString(),
    ...rest,
    page: page > 1 ? String(page) : undefined,
  });
}
