import { CODE_RULES } from '#app/rules/code-rules.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { creditsContract } from '#capabilities/credits/contract.ts';
import { MOVE_RULES } from '#capabilities/credits/rules/move-rules.ts';
import { identityContract } from '#capabilities/identity/contract.ts';
import {
  deletionRules,
  EMAIL_RULES,
  NAME_RULES,
  PASSKEY_RULES,
  PASSWORD_RULES,
  PHONE_OPT_IN_RULES,
  PHONE_RULES,
  passwordChangeRules,
} from '#capabilities/identity/rules/account-rules.ts';
import {
  COUPLE_SIGN_UP_RULES,
  SIGN_IN_RULES,
  VENDOR_SIGN_UP_RULES,
} from '#capabilities/identity/rules/sign-up-rules.ts';
import { IMPERSONATION_RULES, LOOKUP_RULES } from '#capabilities/identity/rules/support-rules.ts';
import { referralsContract } from '#capabilities/referrals/contract.ts';
import { REFERRAL_RULES } from '#capabilities/referrals/rules/referral-rules.ts';
import { STOREFRONT_ROLES } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { teamsContract } from '#capabilities/teams/contract.ts';
import { INVITE_RULES } from '#capabilities/teams/rules/invite-rules.ts';
import {
  ACCOUNT_NAMES,
  ACCOUNT_RULES,
  accountInput,
} from '#capabilities/weddings/screens/onboarding/account-answers.ts';
import { formCase } from './form-case.ts';

const { account, auth, passkey, support, vendorUser } = identityContract;
const IDENTITY = 'src/capabilities/identity';
const SETTINGS = `${IDENTITY}/screens/settings`;

const couple = { firstName: 'Maya', email: 'maya@people.com', password: 'Wedding-2027' };
const addressProof = 'Made by the server for a mailed link; it is of one length.';
const noLastName = { lastName: 'It can be told in the settings.', addressProof };

const UUID = '00000000-0000-4000-8000-0000000000ff';

export const ACCOUNT_FORMS = [
  formCase({
    files: ['src/capabilities/teams/screens/team/invite-dialog.tsx'],
    calls: { invite: teamsContract.invite },
    values: { email: 'leo@people.com', role: 'RESPONDER', alsoStorefrontUuids: [UUID] },
    choices: { role: ['', ...STOREFRONT_ROLES], alsoStorefrontUuids: [[], [UUID]] },
    rules: INVITE_RULES,
    beside: { uuid: UUID },
    notTyped: { uuid: 'Of the listing that is shown.' },
  }),
  formCase({
    files: ['src/capabilities/referrals/screens/refer/refer-form.tsx'],
    calls: { refer: referralsContract.refer },
    values: { email: 'ana@people.com', businessName: 'Ana Blooms' },
    rules: REFERRAL_RULES,
    beside: { uuid: UUID },
    notTyped: { uuid: 'Of the listing that is shown.' },
  }),
  formCase({
    files: ['src/capabilities/credits/parts/move-dialog.tsx'],
    calls: { moveCredits: creditsContract.moveCredits },
    values: { toStorefrontUuid: UUID, credits: 5 },
    choices: { toStorefrontUuid: ['', UUID] },
    rules: MOVE_RULES,
    beside: { storefrontUuid: UUID, key: UUID },
    notTyped: {
      storefrontUuid: 'Of the listing that is shown.',
      key: 'Made when the form is opened.',
    },
  }),
  formCase({
    files: [`${IDENTITY}/screens/support-people.route.tsx`],
    calls: { findPeople: support.findPeople },
    values: { query: 'maya@people.com' },
    rules: LOOKUP_RULES,
  }),
  formCase({
    files: [`${IDENTITY}/screens/support/view-account-dialog.tsx`],
    calls: { startImpersonation: support.startImpersonation },
    values: { reason: 'Asked for help with an invitation', ticket: 'T-100' },
    rules: IMPERSONATION_RULES,
    beside: { email: 'maya@people.com' },
    notTyped: { email: 'Of the person that was found.' },
  }),
  formCase({
    files: [`${IDENTITY}/parts/login-form.tsx`],
    calls: { signIn: auth.signIn },
    values: { email: 'maya@people.com', password: 'secret', rememberMe: true },
    rules: SIGN_IN_RULES,
  }),
  formCase({
    files: [
      'src/capabilities/inquiries/screens/new-inquiry/sign-up-to-send.tsx',
      'src/capabilities/favorites/screens/onboarding/sign-up-panel.tsx',
    ],
    calls: { signUpCouple: auth.signUpCouple },
    values: couple,
    rules: COUPLE_SIGN_UP_RULES,
    notTyped: noLastName,
  }),
  formCase({
    files: ['src/capabilities/weddings/screens/onboarding/account-step.tsx'],
    calls: { signUpCouple: auth.signUpCouple },
    values: { primaryFirstName: 'Maya', email: 'maya@people.com', password: 'Wedding-2027' },
    rules: ACCOUNT_RULES,
    input: accountInput,
    names: ACCOUNT_NAMES,
    notTyped: { lastName: 'It was asked with the names, by a shorter rule.', addressProof },
  }),
  formCase({
    files: [`${IDENTITY}/parts/vendor-sign-up-form.tsx`],
    calls: { signUpVendor: auth.signUpVendor },
    values: { firstName: 'Ruth', lastName: 'Vargas', email: 'ruth@vargas.com', password: 'eight letters' },
    rules: VENDOR_SIGN_UP_RULES,
    notTyped: { addressProof },
  }),
  formCase({
    files: [`${IDENTITY}/screens/forgot-password.route.tsx`],
    calls: { forgotPassword: auth.forgotPassword },
    values: { email: 'maya@people.com' },
    rules: EMAIL_RULES,
  }),
  formCase({
    files: [`${SETTINGS}/email-section.tsx`],
    calls: { changeEmail: account.changeEmail },
    values: { email: 'maya@people.com' },
    rules: EMAIL_RULES,
  }),
  formCase({
    files: [`${IDENTITY}/parts/new-password-form.tsx`],
    calls: { resetPassword: auth.resetPassword },
    values: { password: 'Wedding-2027' },
    rules: PASSWORD_RULES,
    beside: { token: 'abc' },
    notTyped: { token: 'It stands in the link.' },
  }),
  ...[true, false].map((isVendor) =>
    formCase({
      files: [`${SETTINGS}/password-section.tsx`],
      calls: { changePassword: account.changePassword },
      values: { currentPassword: 'secret', newPassword: 'Wedding-2027' },
      rules: passwordChangeRules(isVendor),
      alsoAsked: (input: { currentPassword: string; newPassword: string }) =>
        validateFields(input, passwordChangeRules(isVendor)),
    }),
  ),
  formCase({
    files: [`${SETTINGS}/password-form.tsx`],
    calls: { startTwoFactor: account.startTwoFactor, stopTwoFactor: account.stopTwoFactor },
    values: { password: 'secret' },
    rules: PASSWORD_RULES,
  }),
  formCase({
    files: [
      'src/app/two-factor-dialog.tsx',
      `${IDENTITY}/screens/login-code-form.tsx`,
      `${SETTINGS}/phone-code-form.tsx`,
      `${SETTINGS}/two-factor-setup.tsx`,
    ],
    calls: {
      confirmTwoFactor: auth.confirmTwoFactor,
      verifyPhone: account.verifyPhone,
      finishTwoFactor: account.finishTwoFactor,
    },
    values: { code: '123456' },
    rules: CODE_RULES,
  }),
  formCase({
    files: [`${SETTINGS}/name-section.tsx`],
    calls: { changeName: account.changeName },
    values: { firstName: 'Maya', lastName: 'Lindqvist' },
    rules: NAME_RULES,
  }),
  formCase({
    files: [`${SETTINGS}/passkey-name-form.tsx`],
    calls: { rename: passkey.rename },
    values: { name: 'Kitchen laptop' },
    rules: PASSKEY_RULES,
    beside: { id: '00000000-0000-4000-8000-000000000001' },
    notTyped: { id: 'Of the passkey in the list.' },
  }),
  formCase({
    files: [`${SETTINGS}/phone-section.tsx`],
    calls: { changePhone: account.changePhone },
    values: { phoneNumber: '(212) 555-0100' },
    rules: PHONE_RULES,
  }),
  formCase({
    files: [`${IDENTITY}/parts/phone-opt-in-form.tsx`],
    calls: { optInPhone: vendorUser.optInPhone },
    values: { phoneNumber: '(212) 555-0100', optedIn: true },
    rules: PHONE_OPT_IN_RULES,
    stricter: { optedIn: 'The same call ends the text messages.' },
  }),
  formCase({
    files: [`${SETTINGS}/delete-account-dialog.tsx`],
    calls: { deleteAccount: account.deleteAccount },
    values: { confirmEmail: 'maya@people.com' },
    rules: deletionRules('maya@people.com'),
    alsoAsked: (input: { confirmEmail: string }) => validateFields(input, deletionRules('maya@people.com')),
  }),
];
