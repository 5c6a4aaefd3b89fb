import type { Tx } from '#platform/database/database.ts';
import { selectMessage, selectMessages } from './store.ts';
import type { OutgoingMessage } from './tables.ts';

const UUID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_MESSAGES = 200;

/** The developer mailbox: newest first, whatever their state. */
export async function listMessages(
  db: Pick<Tx, 'select'>,
  { to, limit }: { to?: string; limit: number },
): Promise<OutgoingMessage[]> {
  return selectMessages(db, { to, limit: Math.min(Math.max(1, limit), MOST_MESSAGES) });
}

/** The id comes from an address bar, so it may be anything. */
export async function findMessage(db: Pick<Tx, 'select'>, id: string): Promise<OutgoingMessage | undefined> {
  return UUID_PATTERN.test(id) ? selectMessage(db, id) : undefined;
}
