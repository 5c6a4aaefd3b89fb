import { orpc } from '#app/orpc.ts';

export const repliesQuery = orpc.rsvp.listReplies.queryOptions();
export const sheetsQuery = orpc.rsvp.listSheets.queryOptions();
/** Replies change the list, too. */
export const REPLIES_KINDS = ['rsvp', 'guests'] as const;
export const linkInboxQuery = orpc.rsvp.readLinkInbox.queryOptions();
export const RSVP_KINDS = ['rsvp'] as const;
export const messagesQuery = orpc.rsvp.listMessages.queryOptions();

export function messageQuery(uuid: string, household: string | undefined) {
  return orpc.rsvp.readMessage.queryOptions({ input: { uuid, ...(household && { household }) } });
}
