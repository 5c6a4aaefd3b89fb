import { z } from 'zod';
import { shortText } from '#platform/contract/atoms.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { EMAIL_RULES, NAME_RULES } from '../rules/account-rules.ts';
import { COUPLE_SIGN_UP_RULES, SIGN_IN_RULES, VENDOR_SIGN_UP_RULES } from '../rules/sign-up-rules.ts';
import { codeInput, doneSchema, emailField, passwordInput, passwordText, tokenField } from './fields.ts';

const tag = 'identity';

export const signedUpSchema = z.object({ userId: z.string(), email: z.string() });

/** Of somebody who came by a link mailed to this address: it need not be confirmed again. */
const addressProof = shortText(200).optional();

const coupleSchema = ruledObject(
  {
    email: emailField,
    password: passwordText,
    firstName: cleanText,
    lastName: cleanText.default(''),
    addressProof,
  },
  { ...COUPLE_SIGN_UP_RULES, lastName: NAME_RULES.lastName },
);
const vendorSchema = ruledObject(
  { email: emailField, password: passwordText, firstName: cleanText, lastName: cleanText, addressProof },
  VENDOR_SIGN_UP_RULES,
);
const signInSchema = ruledObject(
  { email: emailField, password: passwordText, rememberMe: z.boolean().default(true) },
  SIGN_IN_RULES,
);
const forgotSchema = ruledObject({ email: emailField }, EMAIL_RULES);

export const authContract = {
  signUpCouple: route({
    method: 'POST',
    path: '/web-api/v1/auth/sign-up/couple',
    summary: 'Create an account for an engaged person and sign in',
    tag,
    access: 'public',
    rate: 'sign-up',
    subject: subjectIn(coupleSchema, ({ email }) => email),
  })
    .input(coupleSchema)
    .output(signedUpSchema),

  signUpVendor: route({
    method: 'POST',
    path: '/web-api/v1/auth/sign-up/vendor',
    summary: 'Create a vendor user account and sign in',
    tag,
    access: 'public',
    rate: 'sign-up',
    subject: subjectIn(vendorSchema, ({ email }) => email),
  })
    .input(vendorSchema)
    .output(signedUpSchema),

  signIn: route({
    method: 'POST',
    path: '/web-api/v1/auth/sign-in',
    summary: 'Sign in; answers 409 when a second factor is due',
    tag,
    access: 'public',
    rate: 'sign-in',
    subject: subjectIn(signInSchema, ({ email }) => email),
  })
    .input(signInSchema)
    .output(doneSchema),

  signOut: route({
    method: 'POST',
    path: '/web-api/v1/auth/sign-out',
    summary: 'End this session',
    tag,
    access: 'public',
    allowedReadOnly: true,
  }).output(doneSchema),

  confirmTwoFactor: route({
    method: 'POST',
    path: '/web-api/v1/auth/two-factor',
    summary: 'Show the second factor, to finish signing in or to confirm a sensitive change',
    tag,
    access: 'public',
    rate: 'code',
    allowedReadOnly: true,
  })
    .input(codeInput)
    .output(doneSchema),

  resendTwoFactor: route({
    method: 'POST',
    path: '/web-api/v1/auth/two-factor/resend',
    summary: 'Send a new code for a sensitive change',
    tag,
    access: 'signed-in',
    rate: 'code',
  }).output(z.object({ verification_copy: z.string(), notified_value: z.string() })),

  verifyEmail: route({
    method: 'POST',
    path: '/web-api/v1/auth/verify-email',
    summary: 'Confirm an email address with the token from the email',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(z.object({ token: tokenField }))
    .output(doneSchema),

  sendVerificationEmail: route({
    method: 'POST',
    path: '/web-api/v1/auth/verify-email/send',
    summary: 'Send the confirmation email again',
    tag,
    access: 'signed-in',
    rate: 'verify-address',
  }).output(doneSchema),

  confirmEmailChange: route({
    method: 'POST',
    path: '/web-api/v1/auth/email-change/confirm',
    summary: 'Move an account to its new email address with the token that was sent there',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(z.object({ token: tokenField }))
    .output(doneSchema),

  cancelEmailChange: route({
    method: 'POST',
    path: '/web-api/v1/auth/email-change/cancel',
    summary:
      'Cancel a change of email address with the token from the warning, and end every session if wanted',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(z.object({ token: tokenField, signOutEverywhere: z.boolean().default(false) }))
    .output(doneSchema),

  forgotPassword: route({
    method: 'POST',
    path: '/web-api/v1/auth/password/forgot',
    summary: 'Email a link to set a new password; the answer never tells whether the account exists',
    tag,
    access: 'public',
    rate: 'reset',
    subject: subjectIn(forgotSchema, ({ email }) => email),
  })
    .input(forgotSchema)
    .output(doneSchema),

  readResetLink: route({
    method: 'GET',
    path: '/web-api/v1/auth/password/reset/{token}',
    summary: 'Whether a link to set a new password still works; asking does not use it up',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(z.object({ token: tokenField }))
    .output(z.object({ isOpen: z.boolean() })),

  resetPassword: route({
    method: 'POST',
    path: '/web-api/v1/auth/password/reset',
    summary: 'Set a new password with the token from the email; ends every other session',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(passwordInput.safeExtend({ token: tokenField }))
    .output(doneSchema),
};
