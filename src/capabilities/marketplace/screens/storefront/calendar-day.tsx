import { Heart } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import type { DayState } from '#capabilities/storefronts/rules/availability.ts';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import type { DayAction } from './day-action.ts';
import type { MonthDay } from './month-view.ts';

/** Never by color alone: booked days are struck through, free ones are framed, and each says its state aloud. */
export const DAY_FACES: Record<DayState, { word: string; style: string; sample?: string }> = {
  FREE: { word: 'free', style: 'border border-forest bg-paper font-semibold text-forest' },
  TAKEN: { word: 'booked', style: 'bg-ink/8 text-ink-soft line-through', sample: '7' },
  OFF: { word: 'closed', style: 'text-ink-soft line-through', sample: '7' },
  UNKNOWN: { word: 'not yet released', style: 'border border-line-strong border-dashed text-ink-soft' },
  PAST: { word: 'past', style: 'text-ink-soft' },
};

const FRAME =
  'mx-auto flex h-10 w-full items-center justify-center gap-0.5 rounded-input text-sm tabular-nums sm:w-10';
const OWN_FREE = 'border border-forest bg-forest font-semibold text-paper hover:bg-forest';
const OWN = 'outline-2 outline-ink';

export interface CalendarDayProps {
  day: MonthDay;
  /** The couple's own. */
  isOwn: boolean;
  action: DayAction;
}

/** A free day leads to the inquiry about it; the others only say what they are. */
export function CalendarDay({ day: { date, number, state }, isOwn, action }: CalendarDayProps) {
  const face = DAY_FACES[state];
  const heart = isOwn && <Heart size={12} aria-hidden="true" className="shrink-0 fill-current" />;
  if (state !== 'FREE' || action.kind === 'none') {
    return (
      <span className={classNames(FRAME, face.style, isOwn && OWN)}>
        {heart}
        {number}
        <span className="sr-only">
          , {isOwn && 'your day, '}
          {face.word}
        </span>
      </span>
    );
  }
  const day = formatLongDate(calendarDate(date));
  return (
    <PlainLink
      to={
        action.kind === 'thread' ? paths.thread(action.uuid) : paths.newInquiry([action.uuid], { day: date })
      }
      rel="nofollow"
      aria-label={isOwn ? `Ask about your day, ${day}` : `Ask about ${day}`}
      className={classNames(FRAME, isOwn ? OWN_FREE : classNames(face.style, 'hover:bg-sage'))}
    >
      {heart}
      {number}
    </PlainLink>
  );
}
