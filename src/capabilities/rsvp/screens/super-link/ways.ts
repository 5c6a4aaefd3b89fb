import type { LinkPurpose } from '../../rules/super-link-purposes.ts';

/** What stands behind the link for each thing it is for. */
export const WAYS: Readonly<Record<LinkPurpose, string>> = { ADDRESS: 'address', RSVP: 'answer' };
/** Where everything ends. */
export const SENT = 'sent';

export function purposeOfWay(way: string): LinkPurpose | undefined {
  return way === WAYS.ADDRESS ? 'ADDRESS' : way === WAYS.RSVP ? 'RSVP' : undefined;
}
