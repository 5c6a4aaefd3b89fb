import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { markedPieces } from '../../rules/marked-text.ts';

const MARK_WORDS = { email: 'Email address', link: 'Link', phone: 'Phone number' } as const;

/** What was written, with links and contact details marked, and what the vendor says about it. */
export function MarkedMessage({ item: { message, reportNote } }: { item: ModerationItem }) {
  let at = 0;
  return (
    <div className="rounded-card border border-line">
      <blockquote className="wrap-anywhere max-h-80 overflow-y-auto whitespace-pre-line p-4" tabIndex={-1}>
        {message === '' && 'The message was deleted with the account.'}
        {markedPieces(message).map(({ text, mark }) => {
          const from = at;
          at += text.length;
          if (!mark) return <span key={from}>{text}</span>;
          return (
            <mark key={from} title={MARK_WORDS[mark]} className="rounded-mark bg-gold-tint px-0.5 text-ink">
              {text}
            </mark>
          );
        })}
      </blockquote>
      {reportNote && (
        <p className="wrap-anywhere border-line border-t bg-mist p-4 text-sm">
          <span className="font-semibold">The vendor says: </span>
          {reportNote}
        </p>
      )}
    </div>
  );
}
