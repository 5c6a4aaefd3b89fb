import { defineErrors } from '#platform/contract/errors.ts';

export const placeErrors = defineErrors({
  'place.not_found': 404,
});

type PlaceErrors = typeof placeErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends PlaceErrors {}
}
