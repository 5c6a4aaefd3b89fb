import { defineErrors } from '#platform/contract/errors.ts';

export const dayOfErrors = defineErrors({
  /** A link that opens nothing: unknown, taken back or over. Nobody learns which. */
  'day.no_link': 404,
  'day.not_found': 404,
  'day.full': 400,
  'day.not_empty': 400,
  /** Somebody else of the couple was faster. */
  'day.changed_meanwhile': 400,
});

type DayOfErrors = typeof dayOfErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends DayOfErrors {}
}
