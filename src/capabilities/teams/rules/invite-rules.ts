import { email } from '#base/validation/email.ts';
import { required } from '#base/validation/required.ts';

/** Whom an owner asks to work on a listing. */
export const INVITE_RULES = {
  email: [required, email],
  role: [required],
};

/** People and open invitations of one listing together. */
export const MOST_PEOPLE = 50;

/** How many listings one invitation may be for. */
export const MOST_LISTINGS = 20;
