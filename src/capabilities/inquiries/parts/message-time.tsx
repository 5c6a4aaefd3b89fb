import { useHere } from '#app/use-here.ts';
import { DAY_MS } from '../rules/inquiry-timers.ts';
import { messageTime } from '../rules/message-time.ts';

interface MessageTimeProps {
  at: string;
  /** Under the name of its day, a message needs the time of day alone. */
  isClock?: boolean;
  className?: string;
}

/** When something was said, as short as its reader needs it; the whole of it for who points at it. */
export function MessageTime({ at, isClock = false, className }: MessageTimeProps) {
  const here = useHere();
  const timeZone = here?.timeZone ?? 'UTC';
  const instant = new Date(at);
  const whole = instant.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  // Most of what is read is older than a day, so the document says it as if all were.
  const now = isClock ? instant : (here?.now ?? new Date(instant.getTime() + DAY_MS));
  return (
    <time dateTime={at} title={here && whole} className={className}>
      {messageTime(at, now, timeZone)}
    </time>
  );
}
