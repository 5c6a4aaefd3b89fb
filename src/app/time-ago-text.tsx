import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { timeAgo } from '#base/time-ago.ts';
import { useHere } from './use-here.ts';

/** How long ago something was; a date in the server's document, which does not know where it is read. */
export function TimeAgoText({ at }: { at: string }) {
  const here = useHere();
  const instant = new Date(at);
  return (
    <time dateTime={at}>
      {here ? timeAgo(instant, here.now, here.timeZone) : formatDateInText(calendarDateOf(instant))}
    </time>
  );
}
