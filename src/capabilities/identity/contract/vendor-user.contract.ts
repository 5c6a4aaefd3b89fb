import { z } from 'zod';
import { route } from '#platform/contract/route.ts';
import { VENDOR_SETTING_KEYS } from '../rules/setting-keys.ts';
import { emailField, nameField, usPhoneField } from './fields.ts';

const tag = 'vendor user';
const settingKey = z.enum(VENDOR_SETTING_KEYS);

export const vendorUserSchema = z.object({
  userId: z.string(),
  fullName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  profileOnboardedAt: z.string().nullable(),
  settings: z.object({ smsOptedInAt: z.string().nullable(), phoneUnsubscribed: z.boolean() }),
});

export const vendorUserContract = {
  context: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/vendor-user/context',
    summary: 'The signed-in vendor user',
    tag,
    access: 'vendor',
  }).output(vendorUserSchema),

  become: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/vendor-user',
    summary: 'Add a vendor user to the account I already have',
    tag,
    access: 'signed-in',
  }).output(vendorUserSchema),

  update: route({
    method: 'PUT',
    path: '/web-marketplace-api/v1/vendor-user/current/update',
    summary: 'Update my vendor profile',
    tag,
    access: 'vendor',
  })
    .input(
      z.object({
        email: emailField.optional(),
        firstName: nameField.optional(),
        lastName: nameField.optional(),
        profileOnboardedAt: z.iso.datetime({ offset: true }).nullable().optional(),
        phoneNumber: usPhoneField.nullable().optional(),
      }),
    )
    .output(vendorUserSchema),

  readSetting: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/vendor-user/settings/{key}',
    summary: 'Whether a vendor setting is set',
    tag,
    access: 'vendor',
  })
    .input(z.object({ key: settingKey }))
    .output(z.object({ key: settingKey, flag: z.boolean() })),

  writeSetting: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/vendor-user/settings',
    summary: 'Set a vendor setting',
    tag,
    access: 'vendor',
  })
    .input(z.object({ key: settingKey }))
    .output(z.object({ key: settingKey, flag: z.literal(true) })),

  optInPhone: route({
    method: 'PUT',
    path: '/web-marketplace-api/v1/manage/user/phone-number',
    summary: 'Receive text messages about leads at this number, or stop them',
    tag,
    access: 'vendor',
    rate: 'code',
  })
    .input(z.object({ phoneNumber: usPhoneField, optedIn: z.boolean() }))
    .output(vendorUserSchema),
};
