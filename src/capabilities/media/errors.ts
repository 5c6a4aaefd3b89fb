import { defineErrors } from '#platform/contract/errors.ts';

export const mediaErrors = defineErrors({
  'picture.not_found': 404,
  'picture.not_a_picture': 400,
  'picture.too_large': 400,
  'picture.too_small': 400,
  'picture.broken': 400,
  'picture.animated': 400,
  'picture.hidden_content': 400,
  'picture.too_many': 400,
  'picture.scope_full': 400,
  'picture.in_use': 400,
  'attachment.not_found': 404,
  'attachment.wrong_type': 400,
  'attachment.harmful': 400,
  'attachment.too_many': 400,
});

type MediaErrors = typeof mediaErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends MediaErrors {}
}
