import { orpc } from '#app/orpc.ts';

export const linkInboxQuery = orpc.rsvp.readLinkInbox.queryOptions();
export const RSVP_KINDS = ['rsvp'] as const;
