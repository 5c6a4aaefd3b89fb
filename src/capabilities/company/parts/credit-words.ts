import { plural } from '#base/text.ts';

/** '1 credit', '24 credits' */
export const credits = (count: number): string => plural(count, 'credit');

/** '$0.95': prices of single credits are compared, so all of them show their cents. */
export const centsInFull = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** '× 1.25' */
export const times = (factor: number): string => `× ${factor}`;

const ONES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'three', and '12' from eleven on, as running text has it. */
export const inWords = (count: number): string => ONES[count] ?? String(count);

/** 'Venues and Catering', 'Photographers, Florists and Planners'. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
