import type { ReactNode } from 'react';
import { useHere } from '#app/use-here.ts';
import type { ThreadEvent } from '../contract/fields.ts';
import { eventWords, type Reader } from './event-words.ts';
import { MessageBubble } from './message-bubble.tsx';
import { MessageTime } from './message-time.tsx';
import type { QuoteCardProps } from './quote-card.tsx';
import { threadDays } from './thread-days.ts';

export interface ThreadEventsProps extends Reader {
  events: readonly ThreadEvent[];
  /** Why contact details are covered, where they are. */
  coverNote: string;
  /** What the couple shared, for the offers. */
  budget?: QuoteCardProps['budget'];
  /** What can be done with an offer. */
  quoteAction?: (event: ThreadEvent) => ReactNode;
}

/** Messages of one person within these minutes stand together under one name. */
const TOGETHER_MS = 10 * 60_000;

function hasMessage({ body, quote, attachments }: ThreadEvent): boolean {
  return body !== '' || quote !== null || attachments.length > 0;
}

function continues(event: ThreadEvent, next: ThreadEvent | undefined): boolean {
  if (!next || next.side !== event.side || next.authorName !== event.authorName) return false;
  return Date.parse(next.createdAt) - Date.parse(event.createdAt) < TOGETHER_MS;
}

function authorOf(event: ThreadEvent, { side, otherName }: Reader): string {
  if (event.side === 'STAFF' || event.side === 'SYSTEM') return 'Ampersand';
  return event.authorName || (event.side === side ? 'You' : otherName);
}

function Happening({ words, at }: { words: string; at: string }) {
  return (
    <p className="wrap-anywhere mx-auto max-w-110 text-balance px-4 text-center text-ink-soft text-sm">
      {words} · <MessageTime at={at} isClock />
    </p>
  );
}

/** Everything that was said and done, oldest first, by days. The same for both sides; each reads it in its own words. */
export function ThreadEvents({ events, coverNote, budget, quoteAction, ...reader }: ThreadEventsProps) {
  const here = useHere();
  const lastSeen = events.findLast(({ isRead }) => isRead)?.uuid;
  return threadDays(events, here).map(({ date, label, events: ofDay }) => (
    <section key={date} aria-labelledby={`day-${date}`} className="not-first:mt-7">
      <p
        id={`day-${date}`}
        className="mb-4 flex items-center gap-4 text-ink-soft text-xs before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
      >
        {label}
      </p>
      <ol className="space-y-3">
        {ofDay.map((event, index) => {
          const words = eventWords(event, reader);
          const next = ofDay[index + 1];
          const isFollowed = continues(event, next) && next !== undefined && !eventWords(next, reader);
          return (
            <li key={event.uuid} className="space-y-3">
              {words && <Happening words={words} at={event.createdAt} />}
              {hasMessage(event) && (
                <MessageBubble
                  event={event}
                  isOwn={event.side === reader.side}
                  author={authorOf(event, reader)}
                  hasFoot={!isFollowed || event.uuid === lastSeen}
                  isSeen={event.uuid === lastSeen}
                  coverNote={coverNote}
                  {...(budget && { budget })}
                  quoteAction={quoteAction}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  ));
}
