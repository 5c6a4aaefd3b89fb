import { defineErrors } from '#platform/contract/errors.ts';

export const creditErrors = defineErrors({
  'credits.no_offer': 404,
  'credits.not_charged': 404,
  'credits.no_purchase': 404,
  /** Nothing of the purchase is left. */
  'credits.spent_already': 400,
  /** Credits are for listings that couples can see. */
  'credits.not_published': 400,
  /** The key stands for something else. */
  'credits.key_reused': 400,
});

type CreditErrors = typeof creditErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends CreditErrors {}
}
