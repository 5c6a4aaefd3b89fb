import { orpc } from '#app/orpc.ts';

export const MOST_MESSAGES = 100;

export function mailboxInput(to: string) {
  return { limit: MOST_MESSAGES, ...(to && { to }) };
}

export function mailboxQuery(to: string) {
  return orpc.mailbox.list.queryOptions({ input: mailboxInput(to) });
}
