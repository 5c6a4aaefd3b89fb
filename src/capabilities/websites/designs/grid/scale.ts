import type { EventLine } from '../../rules/site-block.ts';
import { minutesOf } from '../kit/clock.ts';
import { eventDays } from '../kit/event-days.ts';

export type Bar = { event: EventLine; from: number; length: number };
export type Tick = { key: string; at: number; label: string; isDay: boolean };

/** An event without an end is drawn as two hours. */
const OPEN_END = 120;
/** Between days, as much room as an hour takes. */
const NIGHT = 60;

function span(event: EventLine): { start: number; end: number } | null {
  const start = minutesOf(event.from);
  if (start === null || !event.day) return null;
  const end = minutesOf(event.to) ?? start + OPEN_END;
  return { start, end: end > start ? end : end + 24 * 60 };
}

/** ‘7’ or ‘19’, as the events themselves count. */
function hourLabel(minute: number, hasHalves: boolean): string {
  const hour = Math.floor(minute / 60) % 24;
  return String(hasHalves ? hour % 12 || 12 : hour);
}

/**
 * The weekend on one line, hours as long as hours: where each event begins and how long it lasts, in parts of the whole.
 * Nothing where an event has no day or hour: half a scale would be none.
 */
export function weekendScale(events: readonly EventLine[]): { bars: Bar[]; ticks: Tick[] } | null {
  const days = eventDays(events).map(({ day, events: those }) => {
    const timed = those.map((event) => ({ event, span: span(event) }));
    const spans = timed.flatMap(({ span: one }) => (one ? [one] : []));
    const opens = Math.floor(Math.min(...spans.map(({ start }) => start)) / 60) * 60;
    return {
      day,
      timed,
      opens,
      closes: Math.max(...spans.map(({ end }) => end)),
      isWhole: spans.length === those.length,
    };
  });
  if (days.length === 0 || days.some(({ isWhole }) => !isWhole)) return null;
  const whole = days.reduce((sum, { opens, closes }) => sum + closes - opens, NIGHT * (days.length - 1));
  const hasHalves = events.some(({ from }) => /[ap]/i.test(from));
  const bars: Bar[] = [];
  const ticks: Tick[] = [];
  let before = 0;
  for (const { day, timed, opens, closes } of days) {
    const at = (minute: number) => (before + minute - opens) / whole;
    for (const { event, span: one } of timed) {
      if (one) bars.push({ event, from: at(one.start), length: (one.end - one.start) / whole });
    }
    for (let minute = opens; minute <= closes; minute += 60) {
      const isDay = minute === opens;
      const label = isDay ? (day?.weekday ?? '') : minute === closes ? '' : hourLabel(minute, hasHalves);
      ticks.push({ key: `${day?.iso}:${minute}`, at: at(minute), label, isDay });
    }
    before += closes - opens + NIGHT;
  }
  return { bars, ticks };
}
