import { z } from 'zod';
import { maxLength } from '#base/validation/text-length.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { ACCOUNT_PREFERENCE_KEYS } from '../rules/account-preferences.ts';
import { LOCATION_TYPES } from '../rules/searched-location.ts';

const tag = 'weddings';

export const accountPreferenceSchema = z.object({
  key: z.enum(ACCOUNT_PREFERENCE_KEYS),
  enabled: z.boolean(),
  rePromptEligible: z.boolean(),
});

export type AccountPreference = z.infer<typeof accountPreferenceSchema>;

export const preferencesSaveSchema = z.object({
  accountPreferences: z
    .array(z.object({ key: z.enum(ACCOUNT_PREFERENCE_KEYS), enabled: z.boolean() }))
    .min(1)
    .max(20),
  source: ruled(cleanText, maxLength(100)).optional(),
  ctaPlacement: ruled(cleanText, maxLength(100)).optional(),
});

export type PreferencesSave = z.infer<typeof preferencesSaveSchema>;

export const searchedLocationSchema = z.object({
  type: z.enum(LOCATION_TYPES),
  /** Null for all markets. */
  slug: z.string().nullable(),
});

export const preferencesContract = {
  listPreferences: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/account-preferences',
    summary: 'What the couple shares with vendors',
    tag,
    access: 'signed-in',
  }).output(z.array(accountPreferenceSchema)),

  savePreferences: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/account-preferences',
    summary: 'Answer what to share with vendors',
    tag,
    access: 'signed-in',
  })
    .input(preferencesSaveSchema)
    .output(z.array(accountPreferenceSchema)),

  getSearchedLocation: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/account-preferences/location',
    summary: 'Where to look for vendors: remembered, the wedding’s city, or the default market',
    tag,
    access: 'public',
  }).output(searchedLocationSchema),

  saveSearchedLocation: route({
    method: 'PUT',
    path: '/web-marketplace-api/v1/account-preferences/location',
    summary: 'Remember where vendors were looked for',
    tag,
    access: 'signed-in',
  })
    .input(
      z.object({
        type: z.enum(LOCATION_TYPES),
        slug: ruled(cleanText, maxLength(200)).nullable().optional(),
      }),
    )
    .output(searchedLocationSchema),
};
