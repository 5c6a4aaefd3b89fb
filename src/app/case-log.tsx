import { TimeAgoText } from './time-ago-text.tsx';

export type LogEntry = { words: string; by: string | null; note: string; at: string };

/** Every step of what staff decides, the newest first. */
export function CaseLog({ log }: { log: readonly LogEntry[] }) {
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
