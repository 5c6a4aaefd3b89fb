import { TimeAgoText } from '#app/time-ago-text.tsx';
import type { ReviewCase } from '../../contract/support-reviews.contract.ts';

/** Every step of a review, the newest first. */
export function CaseLog({ shown: { log } }: { shown: ReviewCase }) {
  if (log.length === 0) return null;
  return (
    <details className="mt-4 border-line border-t pt-3">
      <summary className="min-h-11 cursor-pointer content-center text-ink-soft text-sm">
        What happened so far
      </summary>
      <ol className="mt-1 grid gap-1.5 text-sm">
        {log.map(({ words, by, note, at }) => (
          <li key={`${at} ${words}`} className="wrap-anywhere">
            {words}
            {by && ` by ${by}`} <TimeAgoText at={at} />
            {note && `: ${note}`}
          </li>
        ))}
      </ol>
    </details>
  );
}
