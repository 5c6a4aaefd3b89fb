import { defineRateClasses, HOUR } from '#platform/limits/rate-classes.ts';

export const inquiryRateClasses = defineRateClasses({
  /** Each may go to five vendors. */
  inquiry: { exact: true, keys: [{ per: 'account', limit: 20, windowSeconds: HOUR }] },
});

type InquiryRateClasses = typeof inquiryRateClasses;

declare module '#platform/limits/rate-classes.ts' {
  interface RateClasses extends InquiryRateClasses {}
}
