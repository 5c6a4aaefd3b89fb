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
  'attachment.not_found': 404,
  'attachment.wrong_type': 400,
  'attachment.too_many': 400,
  'saved_reply.not_found': 404,
  'saved_reply.title_taken': 400,
  'saved_reply.too_many': 400,
  'notification.invalid_link': 400,
});

type InquiryErrors = typeof inquiryErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends InquiryErrors {}
}
