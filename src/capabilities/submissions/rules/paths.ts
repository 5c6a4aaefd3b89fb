import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';

export const submissionPaths = {
  list: (storefront?: string) => withQuery(vendorPaths.realWeddings, { storefront }),
  one: (uuid: string, storefront?: string) =>
    withQuery(`${vendorPaths.realWeddings}/${encodeURIComponent(uuid)}`, { storefront }),
  /** Weddings in which a business is credited. */
  credits: (storefront?: string) => withQuery(`${vendorPaths.realWeddings}/credits`, { storefront }),
  /** Where a couple says yes or no, without an account. */
  consent: (code: string) => `/your-wedding-story/${encodeURIComponent(code)}`,
} as const;
