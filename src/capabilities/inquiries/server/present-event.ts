import type { ThreadEvent } from '../contract/fields.ts';
import { maskContacts } from '../rules/mask-contacts.ts';
import { reasonLabel } from '../rules/reason-label.ts';
import type { ThreadEventRow } from './threads.store.ts';

export type EventReader = {
  side: 'COUPLE' | 'VENDOR';
  /** The newest event that the other side has seen. */
  seenByOther: number;
  /** Contact details are covered, last names and the couple's files left out. */
  isGuarded: boolean;
};

/** A name that is shown to strangers: the first of them, and never a way to be reached. */
export function guardedName(name: string): string {
  return maskContacts(name.trim().split(/\s+/)[0] ?? '').text;
}

export function presentEvent({ event, attachments }: ThreadEventRow, reader: EventReader): ThreadEvent {
  const { side, isGuarded, seenByOther } = reader;
  const body = isGuarded ? maskContacts(event.body) : { text: event.body, isMasked: false };
  const shown = (attachments ?? []).filter((file) => !isGuarded || file.side === side);
  return {
    uuid: event.uuid,
    seq: event.seq,
    type: event.type,
    side: event.side,
    authorName: isGuarded && event.side !== side ? guardedName(event.authorName) : event.authorName,
    body: body.text,
    isMasked: body.isMasked || shown.length < (attachments?.length ?? 0),
    reason: reasonLabel(event.reason, event.side),
    quote: event.quote,
    fromStatus: event.fromStatus,
    toStatus: event.toStatus,
    createdAt: event.createdAt.toISOString(),
    attachments: shown.map(({ uuid, name, mediaType, bytes }) => ({ uuid, name, mediaType, bytes })),
    isRead: event.side === side && event.seq <= seenByOther,
  };
}
