import { defineErrors } from '#platform/contract/errors.ts';

export const editorialErrors = defineErrors({
  'real_wedding.not_found': 404,
  'wedding_photo.not_found': 404,
});

type EditorialErrors = typeof editorialErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends EditorialErrors {}
}
