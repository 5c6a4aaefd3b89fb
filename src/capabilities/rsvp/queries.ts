import { orpc } from '#app/orpc.ts';

export const repliesQuery = orpc.rsvp.listReplies.queryOptions();
export const sheetsQuery = orpc.rsvp.listSheets.queryOptions();
/** Replies change the list, too. */
export const REPLIES_KINDS = ['rsvp', 'guests'] as const;
export const linkInboxQuery = orpc.rsvp.readLinkInbox.queryOptions();
export const RSVP_KINDS = ['rsvp'] as const;
