import { z } from 'zod';
import { shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { NOTICE_SIDES } from './rules/notice-side.ts';

export const MAIL_MODES = ['EACH', 'DIGEST', 'OFF'] as const;

export const notificationSettingSchema = z.object({
  side: z.enum(NOTICE_SIDES),
  mail: z.enum(MAIL_MODES),
  textMessages: z.boolean(),
  /** Text messages need a number that was opted in; this says whether there is one. */
  canText: z.boolean(),
});

export type NotificationSetting = z.infer<typeof notificationSettingSchema>;

/** What differs for one listing; null is as for the whole business. */
const listingWishes = { mail: z.enum(MAIL_MODES).nullable(), textMessages: z.boolean().nullable() };

export const listingNotificationSchema = z.object({
  storefrontUuid: z.uuid(),
  storefrontName: z.string(),
  ...listingWishes,
});

export type ListingNotification = z.infer<typeof listingNotificationSchema>;

/** Of the API's documentation; older than this capability. */
const tag = 'inquiries';
const BASE = '/web-marketplace-api/v1/inquiry-notifications';

export const noticesContract = {
  listNotifications: route({
    method: 'GET',
    path: BASE,
    summary: 'How the asking person hears of inquiries: as a couple, and as a vendor if they are one',
    tag,
    access: 'signed-in',
  }).output(z.array(notificationSettingSchema)),

  saveNotifications: route({
    method: 'PUT',
    path: BASE,
    summary: 'Change how to hear of inquiries',
    tag,
    access: 'signed-in',
  })
    .input(notificationSettingSchema.omit({ canText: true }))
    .output(z.array(notificationSettingSchema)),

  listListingNotifications: route({
    method: 'GET',
    path: `${BASE}/listings`,
    summary: 'The listings whose leads the asking person hears of, and what differs for each',
    tag,
    access: 'vendor',
  }).output(z.array(listingNotificationSchema)),

  saveListingNotifications: route({
    method: 'PUT',
    path: `${BASE}/listings/{uuid}`,
    summary: 'Hear of one listing otherwise than of the others',
    tag,
    access: 'vendor',
  })
    .input(z.object({ uuid: z.uuid(), ...listingWishes }))
    .output(z.array(listingNotificationSchema)),

  unsubscribe: route({
    method: 'POST',
    path: `${BASE}/unsubscribe`,
    summary: 'No more e-mails about inquiries, by the link of an e-mail',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(z.object({ token: shortText(400) }))
    .output(z.object({ side: z.enum(NOTICE_SIDES) })),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    notices: typeof noticesContract;
  }
}
