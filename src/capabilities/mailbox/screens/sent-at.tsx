import { useSyncExternalStore } from 'react';

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
const FORMAT_UTC = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

const never = () => () => undefined;

/** The reader's own time once the page is hydrated; until then UTC, which is all the server can say. */
export function SentAt({ at }: { at: string }) {
  const format = useSyncExternalStore(
    never,
    () => FORMAT,
    () => FORMAT_UTC,
  );
  return (
    <time dateTime={at} className="tabular-nums">
      {format.format(new Date(at))}
    </time>
  );
}
