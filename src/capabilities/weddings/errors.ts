import { defineErrors } from '#platform/contract/errors.ts';

export const weddingErrors = defineErrors({
  'wedding.not_a_member': 403,
  'wedding.role_forbids': 403,
  'invitation.other_wedding': 400,
});

type WeddingErrors = typeof weddingErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends WeddingErrors {}
}
