import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { AttachmentType } from '#capabilities/media/rules/attachment-limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { QuoteStatus } from '../../rules/quote-sheet.ts';
import { BEHIND_ALL, THREAD_PAGE_SIZE } from '../../rules/thread-page.ts';
import type { WrittenWords } from '../../rules/written-words.ts';
import { inquiryEvents } from '../../tables.ts';

export type EventAttachment = {
  uuid: string;
  name: string;
  mediaType: AttachmentType;
  bytes: number;
  side: 'COUPLE' | 'VENDOR';
};

export type EventSheet = {
  uuid: string;
  status: QuoteStatus;
  validUntil: string | null;
  depositCents: number | null;
  lines: { label: WrittenWords; quantity: number; unitCents: number }[];
};

const threadEvents = preparedSelect((tx: Tx) =>
  tx
    .select({
      event: inquiryEvents,
      attachments: sql<EventAttachment[] | null>`(
        select json_agg(json_build_object('uuid', a.uuid, 'name', a.name, 'mediaType', a.media_type,
                 'bytes', a.bytes, 'side', a.side) order by a.created_at, a.uuid)
        from inquiry_attachments a
        where a.inquiry_uuid = inquiry_events.inquiry_uuid and a.event_seq = inquiry_events.seq)`,
      sheet: sql<EventSheet | null>`(
        select json_build_object('uuid', q.uuid, 'status', q.status, 'validUntil', q.valid_until,
                 'depositCents', q.deposit_cents, 'lines', (
                   select coalesce(json_agg(json_build_object('label', l.label, 'quantity', l.quantity,
                            'unitCents', l.unit_cents) order by l.position), '[]')
                   from inquiry_quote_lines l where l.quote_uuid = q.uuid))
        from inquiry_quotes q
        where q.inquiry_uuid = inquiry_events.inquiry_uuid and q.event_seq = inquiry_events.seq)`,
    })
    .from(inquiryEvents)
    .where(
      and(
        eq(inquiryEvents.inquiryUuid, sql.placeholder('uuid')),
        lt(inquiryEvents.seq, sql.placeholder('before')),
      ),
    )
    .orderBy(desc(inquiryEvents.seq))
    .limit(THREAD_PAGE_SIZE)
    .prepare('inquiries_thread_events'),
);

/** The last page of what happened before a point, in order, each with its files. */
export async function listThreadEvents(tx: Tx, uuid: string, before: number = BEHIND_ALL) {
  return (await threadEvents(tx).execute({ uuid, before })).toReversed();
}

export type ThreadEventRow = Awaited<ReturnType<typeof listThreadEvents>>[number];
