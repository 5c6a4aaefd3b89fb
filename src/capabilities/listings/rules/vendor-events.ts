import type { PublicationEvent } from '#capabilities/storefronts/rules/publication-states.ts';

/** What a business does about its own listing; everything else is for staff. */
export const VENDOR_EVENTS = [
  'submit',
  'withdraw',
  'close',
  'republish',
] as const satisfies readonly PublicationEvent[];
export type VendorEvent = (typeof VENDOR_EVENTS)[number];

/** How long a deletion can be taken back. */
export const COOLING_OFF_DAYS = 30;
