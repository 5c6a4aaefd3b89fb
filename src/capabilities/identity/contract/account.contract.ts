import { z } from 'zod';
import { usPhoneDigits } from '#base/validation/phone.ts';
import { required } from '#base/validation/required.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruled, ruledObject } from '#platform/contract/ruled.ts';
import { EMAIL_RULES, NAME_RULES, PHONE_RULES } from '../rules/account-rules.ts';
import { typedPassword } from '../rules/password-rules.ts';
import { USER_SETTING_KEYS } from '../rules/setting-keys.ts';
import { codeInput, doneSchema, emailField, passwordInput, passwordText } from './fields.ts';

const tag = 'account';

export const sessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});

export const profileSchema = z.object({
  userId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  phoneVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  isVendor: z.boolean(),
  supportWriteUntil: z.string().nullable(),
  /** The address the account moves to once its link is confirmed. */
  pendingEmail: z.object({ email: z.string(), expiresAt: z.string() }).nullable(),
  createdAt: z.string(),
});

const settingKey = z.enum(USER_SETTING_KEYS);

export const accountExportSchema = z.object({
  id: z.string(),
  state: z.enum(['PREPARING', 'READY', 'EXPIRED']),
  requestedAt: z.string(),
  expiresAt: z.string(),
});

const emailChangeSchema = ruledObject({ email: emailField }, EMAIL_RULES);
const phoneChangeSchema = ruledObject({ phoneNumber: cleanText }, PHONE_RULES);

export const accountContract = {
  profile: route({
    method: 'GET',
    path: '/web-api/v1/account',
    summary: 'My account',
    tag,
    access: 'signed-in',
  }).output(profileSchema),

  changeName: route({
    method: 'PUT',
    path: '/web-api/v1/account/name',
    summary: 'Change my name',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ firstName: cleanText, lastName: cleanText.default('') }, NAME_RULES))
    .output(profileSchema),

  changeEmail: route({
    method: 'PUT',
    path: '/web-api/v1/account/email',
    summary: 'Change my e-mail address; it counts once the new address is confirmed',
    tag,
    access: 'signed-in',
    rate: 'verify-address',
    subject: subjectIn(emailChangeSchema, ({ email }) => email),
    stepUp: true,
  })
    .input(emailChangeSchema)
    .output(doneSchema),

  resendEmailChange: route({
    method: 'POST',
    path: '/web-api/v1/account/email/send',
    summary: 'Send the link that confirms my new email address again',
    tag,
    access: 'signed-in',
    rate: 'reset',
  }).output(doneSchema),

  cancelEmailChange: route({
    method: 'DELETE',
    path: '/web-api/v1/account/email',
    summary: 'Cancel the pending change of my email address',
    tag,
    access: 'signed-in',
  }).output(doneSchema),

  changePassword: route({
    method: 'PUT',
    path: '/web-api/v1/account/password',
    summary: 'Change my password; ends every other session',
    tag,
    access: 'signed-in',
    rate: 'code',
    stepUp: true,
  })
    // Which rule the new one has depends on the account's side, which the use case knows.
    .input(
      ruledObject(
        { currentPassword: passwordText, newPassword: passwordText },
        { currentPassword: typedPassword, newPassword: typedPassword },
      ),
    )
    .output(doneSchema),

  changePhone: route({
    method: 'PUT',
    path: '/web-api/v1/account/phone',
    summary: 'Change my phone number; a code is sent to the new one',
    tag,
    access: 'signed-in',
    rate: 'verify-phone',
    subject: subjectIn(phoneChangeSchema, ({ phoneNumber }) => usPhoneDigits(phoneNumber) ?? phoneNumber),
    stepUp: true,
  })
    .input(phoneChangeSchema)
    .output(z.object({ notified_value: z.string() })),

  verifyPhone: route({
    method: 'POST',
    path: '/web-api/v1/account/phone/verify',
    summary: 'Confirm the new phone number with the code',
    tag,
    access: 'signed-in',
    rate: 'code',
  })
    .input(codeInput)
    .output(profileSchema),

  listSessions: route({
    method: 'GET',
    path: '/web-api/v1/account/sessions',
    summary: 'Where I am signed in',
    tag,
    access: 'signed-in',
  }).output(z.array(sessionSchema)),

  revokeSession: route({
    method: 'DELETE',
    path: '/web-api/v1/account/sessions/{id}',
    summary: 'End one of my sessions',
    tag,
    access: 'signed-in',
    stepUp: true,
  })
    .input(z.object({ id: z.uuid() }))
    .output(doneSchema),

  revokeOtherSessions: route({
    method: 'DELETE',
    path: '/web-api/v1/account/sessions',
    summary: 'End all my other sessions',
    tag,
    access: 'signed-in',
    stepUp: true,
  }).output(doneSchema),

  startTwoFactor: route({
    method: 'POST',
    path: '/web-api/v1/account/two-factor',
    summary: 'Begin setting up an authenticator app',
    tag,
    access: 'signed-in',
    rate: 'code',
    stepUp: true,
  })
    .input(passwordInput)
    .output(z.object({ totpUri: z.string(), backupCodes: z.array(z.string()) })),

  finishTwoFactor: route({
    method: 'POST',
    path: '/web-api/v1/account/two-factor/confirm',
    summary: 'Turn two-factor on with the first code of the app',
    tag,
    access: 'signed-in',
    rate: 'code',
  })
    .input(codeInput)
    .output(doneSchema),

  stopTwoFactor: route({
    method: 'DELETE',
    path: '/web-api/v1/account/two-factor',
    summary: 'Turn off two-factor',
    tag,
    access: 'signed-in',
    rate: 'code',
    stepUp: true,
  })
    .input(passwordInput)
    .output(doneSchema),

  requestExport: route({
    method: 'POST',
    path: '/web-api/v1/account/export',
    summary: 'Collect everything we hold about me in one archive',
    tag,
    access: 'signed-in',
    rate: 'export',
    stepUp: true,
  }).output(accountExportSchema),

  listExports: route({
    method: 'GET',
    path: '/web-api/v1/account/export',
    summary: 'My archives',
    tag,
    access: 'signed-in',
  }).output(z.array(accountExportSchema)),

  downloadExport: route({
    method: 'GET',
    path: '/web-api/v1/account/export/{id}/download',
    summary: 'Download an archive',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.file()),

  previewDeletion: route({
    method: 'GET',
    path: '/web-api/v1/account/deletion',
    summary: 'What else would go with my account, such as a listing that nobody else owns',
    tag,
    access: 'signed-in',
  }).output(z.object({ consequences: z.array(z.string()) })),

  deleteAccount: route({
    method: 'POST',
    path: '/web-api/v1/account/delete',
    summary: 'Delete my account for good; the e-mail address is typed once more to confirm',
    tag,
    access: 'signed-in',
    rate: 'code',
    stepUp: true,
  })
    .input(z.object({ confirmEmail: ruled(cleanText, required) }))
    .output(doneSchema),

  status: route({
    method: 'GET',
    path: '/web-api/v1/user/status',
    summary: 'Whether and as whom this browser is signed in',
    tag,
    access: 'public',
  }).output(
    z.object({
      is_guest: z.boolean(),
      is_spoof: z.boolean(),
      email_verified: z.boolean(),
      two_factor_enabled: z.boolean(),
      has_vendor_account: z.boolean(),
      has_store_account: z.boolean(),
    }),
  ),

  createStoreAccount: route({
    method: 'GET',
    path: '/website-nav/web-api/v1/user/create_store_account',
    summary: 'Make sure the signed-in person has a store account',
    tag,
    access: 'signed-in',
    writes: true,
  }).output(z.object({ has_store_account: z.literal(true) })),

  readSetting: route({
    method: 'GET',
    path: '/website-nav/web-api/v1/user-settings/{key}',
    summary: 'Whether a one-time setting is set',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ key: settingKey }))
    .output(z.object({ key: settingKey, flag: z.boolean() })),

  writeSetting: route({
    method: 'POST',
    path: '/website-nav/web-api/v1/user-settings',
    summary: 'Set a one-time setting',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ key: settingKey }))
    .output(z.object({ key: settingKey, flag: z.literal(true) })),
};
