import type { NotificationSetting } from '../contract.ts';

type Mode = NotificationSetting['mail'];

/** How a vendor hears by mail, in a few words. */
export const VENDOR_MODE_LABELS: Readonly<Record<Mode, string>> = {
  EACH: 'Each lead and message',
  DIGEST: 'Once a day',
  OFF: 'Never',
};

export const isMailMode = (value: string): value is Mode => value in VENDOR_MODE_LABELS;
