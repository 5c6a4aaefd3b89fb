import { paths } from '#app/rules/paths.ts';
import type { AgendaSpan, CollectAgenda } from '#capabilities/agenda/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { localTimeOf } from '../rules/local-time.ts';
import { lastClosing, reminderAt } from '../rules/messages/reminder-time.ts';
import { listApprovedMessages, listReplyDays } from './agenda.store.ts';
import { weddingZone } from './wedding-zone.ts';

/** It is gone in a moment; calendars want something to draw. */
const SENDING_MINUTES = 15;

async function collectLetters(tx: Tx, weddingId: string, closesOn: string | null, span: AgendaSpan) {
  const rows = await listApprovedMessages(tx, weddingId);
  return rows.flatMap(({ message: { uuid, number, texts, scheduledFor, approvedAt }, spot }) => {
    const timeZone = weddingZone({ spot });
    const at =
      number !== null && approvedAt
        ? reminderAt(number, { closesOn, zone: timeZone, approvedAt })
        : scheduledFor;
    if (!at) return [];
    const { day, time } = localTimeOf(at, timeZone);
    if (day < span.from || day > span.through) return [];
    const subject = Object.values(texts)[0]?.subject ?? '';
    return [
      {
        id: `message-${uuid}`,
        kind: 'DEADLINE' as const,
        day,
        time: { startsAt: time, minutes: SENDING_MINUTES, timeZone },
        title: number === null ? 'Your message to guests goes out' : 'Your RSVP reminder goes out',
        detail: number === null ? subject : 'To everyone who hasn’t answered',
        isDone: false,
        href: number === null ? paths.guestMessage(uuid) : paths.guestMessages(),
      },
    ];
  });
}

/** The last days for replies, and what the couple's letters wait for. Letters are for those who may write them. */
export const collectAgenda: CollectAgenda = async ({ db }, { weddingId, allowed }, span) => {
  const events = await listReplyDays(db, weddingId);
  const closings = events.flatMap(({ uuid, name, closesOn }) =>
    closesOn === null || closesOn < span.from || closesOn > span.through
      ? []
      : [
          {
            id: `replies-${uuid}`,
            kind: 'DEADLINE' as const,
            day: closesOn,
            time: null,
            title: `Last day to reply: ${name}`,
            detail: '',
            isDone: false,
            href: paths.guestReplies(),
          },
        ],
  );
  if (!allowed.includes('write-to-guests')) return closings;
  return [...closings, ...(await collectLetters(db, weddingId, lastClosing(events), span))];
};
