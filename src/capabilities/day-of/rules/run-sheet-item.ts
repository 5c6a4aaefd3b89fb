import type { Audience, ItemKind } from './run-sheet-choices.ts';

/** One moment of the day. Its time is counted in minutes from the midnight the wedding day begins with. */
export type RunSheetItem = {
  uuid: string;
  startsMinute: number;
  minutes: number;
  title: string;
  kind: ItemKind;
  owner: string;
  place: string;
  note: string;
  audience: Audience[];
};

export const MOST_ITEMS = 200;
export const LONGEST_TITLE = 80;
export const LONGEST_OWNER = 80;
export const LONGEST_PLACE = 80;
export const LONGEST_NOTE = 500;
export const LONGEST_MINUTES = 720;
/** From the day before to the end of the day after. */
export const FIRST_MINUTE = -1440;
export const LAST_MINUTE = 2880;

type Timed = Pick<RunSheetItem, 'uuid' | 'startsMinute'>;

/** In the order of the day; two that begin together always lie the same way. */
export function byTime(one: Timed, other: Timed): number {
  if (one.startsMinute !== other.startsMinute) return one.startsMinute - other.startsMinute;
  return one.uuid < other.uuid ? -1 : Number(one.uuid > other.uuid);
}
