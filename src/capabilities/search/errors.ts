import { defineErrors } from '#platform/contract/errors.ts';

export const searchErrors = defineErrors({
  'search.place_not_found': 404,
});

type SearchErrors = typeof searchErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends SearchErrors {}
}
