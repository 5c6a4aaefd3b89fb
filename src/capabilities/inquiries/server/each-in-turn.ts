import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { type InquiryRow, lockInquiry } from './store.ts';

const BATCH = 200;

/**
 * Takes what is due in batches, each inquiry locked and looked at in its own transaction, so that a timer never holds up
 * more than one and loses no more than one when it dies. What is refused stays as it was. Ends when a batch has brought
 * nothing new.
 */
export async function eachInTurn(
  { db }: Pick<Platform, 'db'>,
  list: (tx: Tx, limit: number) => Promise<{ uuid: string }[]>,
  settle: (tx: Tx, inquiry: InquiryRow) => Promise<unknown>,
): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const due = (await list(db, BATCH)).filter(({ uuid }) => !seen.has(uuid));
    if (due.length === 0) return;
    for (const { uuid } of due) {
      seen.add(uuid);
      await transact(db, async (tx) => {
        const inquiry = await lockInquiry(tx, uuid);
        return inquiry && settle(tx, inquiry);
      });
    }
  }
}
