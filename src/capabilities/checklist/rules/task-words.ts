import { paths } from '#app/rules/paths.ts';
import { clockTime } from '#base/clock-time.ts';

/** Where one task is opened on the list. */
export function taskPath(uuid: string): string {
  return `${paths.checklist()}#task-${uuid}`;
}

/** Beside the title: when and where on the day, or how early it is done. */
export function taskDetail({
  dueTime,
  place,
  hint,
}: {
  dueTime: string;
  place: string;
  hint: string;
}): string {
  const parts = [dueTime && clockTime(dueTime), place].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : hint;
}
