import type { Tx } from '#platform/database/database.ts';
import type { GuestMessage } from '../../contract/messages.contract.ts';
import { textIn } from '../../rules/messages/message-texts.ts';
import { lastClosing, reminderAt } from '../../rules/messages/reminder-time.ts';
import { countRecipients, type Fate, type MessageRow } from './messages.store.ts';
import type { WeddingOfLetters } from './wedding-of-letters.ts';

const NAMES = { SENT: 'sent', WAITING: 'waiting', FAILED: 'failed', SKIPPED: 'skipped' } as const;

type Count = { messageUuid: string; state: Fate; n: number };

/** When it goes out: as it was decided, or as the last day to answer says. */
export function goesOutAt(row: MessageRow, { events, zone }: WeddingOfLetters, now: Date): Date | null {
  if (row.number === null) return row.scheduledFor;
  return reminderAt(row.number, { closesOn: lastClosing(events), zone, approvedAt: row.approvedAt ?? now });
}

export function presentMessage(
  row: MessageRow,
  wedding: WeddingOfLetters,
  { now, counts }: { now: Date; counts: readonly Count[] },
): GuestMessage {
  const { uuid, kind, number, state, audience, eventUuid, sentAt, version } = row;
  const { language } = wedding.settings;
  const numbers = { sent: 0, waiting: 0, failed: 0, skipped: 0 };
  for (const count of counts) if (count.messageUuid === uuid) numbers[NAMES[count.state]] += count.n;
  return {
    ...{ uuid, kind, number, state, audience, eventUuid, version },
    subject: textIn(row, language, { fallback: language, couple: wedding.couple })?.subject ?? '',
    goesOutAt: goesOutAt(row, wedding, now)?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    counts: numbers,
  };
}

export async function presentOne(
  tx: Tx,
  row: MessageRow,
  wedding: WeddingOfLetters,
  now: Date,
): Promise<GuestMessage> {
  return presentMessage(row, wedding, { now, counts: await countRecipients(tx, row.weddingId) });
}
