import type { ScheduledItem } from './day-schedule.ts';
import { lengthWords } from './minute-words.ts';

/** How late a moment is beside the plan. */
export function lateWords({ startsMinute, plannedMinute, lateBy }: ScheduledItem): string {
  const late = startsMinute - plannedMinute + lateBy;
  return late > 0 ? `${lengthWords(late)} late` : 'On time';
}

/** '24 min left', or by how much it has run over. */
export function leftWords({ startsMinute, minutes }: ScheduledItem, minute: number): string {
  const left = startsMinute + minutes - minute;
  if (left > 0) return `${lengthWords(left)} left`;
  return left === 0 ? 'Over now' : `${lengthWords(-left)} over`;
}

/** 'in 24 min', 'now', '5 min ago' */
export function untilWords(at: number, minute: number): string {
  if (at === minute) return 'now';
  return at > minute ? `in ${lengthWords(at - minute)}` : `${lengthWords(minute - at)} ago`;
}
