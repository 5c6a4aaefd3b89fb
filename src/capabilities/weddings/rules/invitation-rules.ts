import { email } from '#base/validation/email.ts';
import { required } from '#base/validation/required.ts';
import { personName, personNameRequired } from './person-name.ts';

/** Whom a couple asks to plan with them. */
export const INVITATION_RULES = {
  firstName: [personNameRequired, personName],
  email: [required, email],
  role: [required],
};
