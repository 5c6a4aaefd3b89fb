import { defineErrors } from '#platform/contract/errors.ts';

export const inquiryErrors = defineErrors({
  'inquiry.not_found': 404,
  'inquiry.not_allowed': 400,
  'inquiry.role_forbids': 403,
  'inquiry.already_open': 400,
  'inquiry.own_storefront': 400,
  'inquiry.mixed_categories': 400,
  'inquiry.too_early': 400,
  'inquiry.confirmation_required': 400,
  'quote.not_found': 404,
  'quote.accepted': 400,
  'quote.other_accepted': 400,
  'quote.withdrawn': 400,
  'quote.expired': 400,
  'inquiry.already_decided': 400,
  'inquiry.needs_second_person': 400,
  'inquiry.too_many_messages': 429,
  'inquiry.thread_full': 400,
});

type InquiryErrors = typeof inquiryErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends InquiryErrors {}
}
