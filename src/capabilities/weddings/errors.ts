import { defineErrors } from '#platform/contract/errors.ts';

export const weddingErrors = defineErrors({
  'wedding.not_a_member': 403,
  'wedding.role_forbids': 403,
  'invitation.not_found': 404,
  'invitation.not_open': 400,
  'invitation.expired': 400,
  'invitation.already_member': 400,
  'invitation.already_invited': 400,
  'invitation.other_wedding': 400,
  'invitation.own_email': 400,
  'invitation.last_owner': 400,
});

type WeddingErrors = typeof weddingErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends WeddingErrors {}
}
