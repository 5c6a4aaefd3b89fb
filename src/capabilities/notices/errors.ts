import { defineErrors } from '#platform/contract/errors.ts';

export const noticeErrors = defineErrors({
  'notification.invalid_link': 400,
});

type NoticeErrors = typeof noticeErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends NoticeErrors {}
}
