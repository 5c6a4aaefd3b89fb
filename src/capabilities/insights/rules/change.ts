import { formatCount } from '#base/format-count.ts';
import { durationText } from './duration-text.ts';

export type Direction = 'up' | 'down' | 'level';

export type Change = {
  direction: Direction;
  /** '+18%', '+3', '−11 h'. */
  short: string;
  /** '18% more than before': for who does not see the arrow. */
  words: string;
  /** Undefined where it is the same. */
  isGood: boolean | undefined;
};

/** Below this a percentage says more than happened: two saves in place of one are not '+100%'. */
const FEWEST_FOR_PERCENT = 20;

const LEVEL: Change = {
  direction: 'level',
  short: 'No change',
  words: 'the same as before',
  isGood: undefined,
};

/** Views, saves, inquiries: more is better. Small numbers say how many, large ones how much. */
export function countChange(value: number, before: number): Change {
  const difference = value - before;
  if (difference === 0) return LEVEL;
  const direction = difference > 0 ? 'up' : 'down';
  const sign = difference > 0 ? '+' : '−';
  const size = Math.abs(difference);
  const percent = Math.round((size / before) * 100);
  const amount = before >= FEWEST_FOR_PERCENT && percent > 0 ? `${formatCount(percent)}%` : formatCount(size);
  return {
    direction,
    short: `${sign}${amount}`,
    words: `${amount} ${difference > 0 ? 'more' : 'fewer'} than before`,
    isGood: difference > 0,
  };
}

/** Minutes to the first reply: less is better. Nothing to say while one of the two is unknown. */
export function durationChange(minutes: number | null, before: number | null): Change | null {
  if (minutes === null || before === null) return null;
  const difference = minutes - before;
  const size = durationText(Math.abs(difference));
  if (Math.round(difference) === 0) return LEVEL;
  return {
    direction: difference > 0 ? 'up' : 'down',
    short: `${difference > 0 ? '+' : '−'}${size}`,
    words: `${size} ${difference > 0 ? 'slower' : 'faster'} than before`,
    isGood: difference < 0,
  };
}
