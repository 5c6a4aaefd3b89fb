import { defineErrors } from '#platform/contract/errors.ts';

export const leadErrors = defineErrors({
  'saved_reply.not_found': 404,
  'saved_reply.title_taken': 400,
  'saved_reply.too_many': 400,
  'quote_package.not_found': 404,
  'quote_package.too_many': 400,
});

type LeadErrors = typeof leadErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends LeadErrors {}
}
