import { lengthWords } from './minute-words.ts';
import { byTime, type RunSheetItem } from './run-sheet-item.ts';

type Item = Pick<RunSheetItem, 'uuid' | 'startsMinute' | 'minutes' | 'kind' | 'title'>;

/** What gave up time, so that the rest of the day is less late. */
type Absorbed = { by: 'BUFFER' | 'GAP'; uuid: string; minutes: number };

/** A fixed moment that would be run into, and by how much what is before it has to be cut short. */
export type Clash = { uuid: string; minutes: number; text: string };

export type Shifted<Each extends Item> = {
  items: Each[];
  absorbed: Absorbed[];
  clashes: Clash[];
  /** What is left of the delay when the day ends. */
  endsLater: number;
};

function clashText(fixed: Item, before: Item | undefined, minutes: number): string {
  const what = before ? `“${before.title}” would run` : 'The delay would run';
  return `“${fixed.title}” is fixed. ${what} ${lengthWords(minutes)} into it.`;
}

/** How much of a buffer can be used up: what reaches into the next moment is not spare. */
function spare(buffer: Item, next: Item | undefined): number {
  return next
    ? Math.max(0, Math.min(buffer.minutes, next.startsMinute - buffer.startsMinute))
    : buffer.minutes;
}

/**
 * The rest of the day when something ends later than planned. `from` is the minute it should have ended: what begins before
 * that has begun or runs beside it, and stays. Free time between two moments and buffers take up the delay; what is flexible
 * moves by what is left, never past the next fixed moment; what is fixed stays, and is told as a clash.
 */
export function shiftRunSheet<Each extends Item>(
  given: readonly Each[],
  lateBy: number,
  from: number,
): Shifted<Each> {
  const items = given.toSorted(byTime);
  const shifted: Shifted<Each> = { items: [], absorbed: [], clashes: [], endsLater: 0 };
  let late = Math.max(0, Math.round(lateBy));
  /** Up to where the plan is full. */
  let full = from;
  let before: Each | undefined;
  for (const [place, item] of items.entries()) {
    if (item.startsMinute < from) {
      shifted.items.push(item);
      before = item;
      continue;
    }
    const gap = Math.min(late, Math.max(0, item.startsMinute - full));
    if (gap > 0) shifted.absorbed.push({ by: 'GAP', uuid: item.uuid, minutes: gap });
    late -= gap;
    full = Math.max(full, item.startsMinute + item.minutes);
    if (item.kind === 'FIXED') {
      if (late > 0)
        shifted.clashes.push({ uuid: item.uuid, minutes: late, text: clashText(item, before, late) });
      late = 0;
      shifted.items.push(item);
    } else {
      const wall = items.find(
        ({ kind, startsMinute }, at) => at > place && kind === 'FIXED' && startsMinute >= item.startsMinute,
      );
      const startsMinute = Math.min(item.startsMinute + late, wall?.startsMinute ?? Number.POSITIVE_INFINITY);
      const used = item.kind === 'BUFFER' ? Math.min(late, spare(item, items[place + 1])) : 0;
      if (used > 0) shifted.absorbed.push({ by: 'BUFFER', uuid: item.uuid, minutes: used });
      late -= used;
      shifted.items.push({ ...item, startsMinute, minutes: item.minutes - used });
    }
    before = item;
  }
  shifted.endsLater = late;
  return shifted;
}
