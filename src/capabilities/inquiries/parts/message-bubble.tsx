import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { ThreadEvent } from '../contract/fields.ts';
import { AttachmentList } from './attachment-list.tsx';
import { CoveredText } from './covered-text.tsx';
import { MessageTime } from './message-time.tsx';
import { QuoteCard, type QuoteCardProps } from './quote-card.tsx';

export interface MessageBubbleProps {
  event: ThreadEvent;
  isOwn: boolean;
  author: string;
  /** Off inside a row of messages by the same person: only its last names them. */
  hasFoot: boolean;
  /** Only the latest seen message says so. */
  isSeen: boolean;
  /** Why something in it is covered. */
  coverNote: string;
  /** What the couple shared, for the offers. */
  budget?: QuoteCardProps['budget'];
  /** What can be done with its offer. */
  quoteAction?: ((event: ThreadEvent) => ReactNode) | undefined;
}

/** One message: own words stand at the end of the line, the other side's at its beginning. */
export function MessageBubble(props: MessageBubbleProps) {
  const { event, isOwn, author, hasFoot, isSeen, coverNote, budget, quoteAction } = props;
  const { body, isMasked, quote, attachments, createdAt } = event;
  return (
    <div className={classNames('flex flex-col gap-1.5', isOwn ? 'items-end' : 'items-start')}>
      {body && (
        <p
          className={classNames(
            'wrap-anywhere max-w-[85%] whitespace-pre-wrap rounded-sheet px-4 py-2.5 md:max-w-120',
            isOwn ? 'rounded-ee-mark bg-blush' : 'rounded-es-mark bg-mist',
          )}
        >
          <span className="sr-only">{`${author}: `}</span>
          <CoveredText text={body} isMasked={isMasked} />
        </p>
      )}
      {quote && (
        <QuoteCard
          quote={quote}
          sheet={event.sheet}
          {...(budget && { budget })}
          action={quoteAction?.(event)}
          className="w-80 max-w-full"
        />
      )}
      <AttachmentList attachments={attachments} />
      {hasFoot && (
        <p className="flex flex-wrap items-center gap-x-1.5 px-1 text-ink-soft text-xs">
          <span>{author}</span>
          <span aria-hidden="true">·</span>
          <MessageTime at={createdAt} isClock />
          {isSeen && (
            <span className="inline-flex items-center gap-1">
              <CheckCheck size={14} aria-hidden="true" /> Seen
            </span>
          )}
          {isMasked && <span>{`· ${coverNote}`}</span>}
        </p>
      )}
    </div>
  );
}
