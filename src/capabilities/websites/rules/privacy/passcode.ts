import { required } from '#base/validation/required.ts';
import { maxLength, minLength } from '#base/validation/text-length.ts';
import { FLOWERS, PLACES } from './passcode-words.data.ts';

export const SHORTEST_PASSCODE = 6;
export const LONGEST_PASSCODE = 40;

/** 'peony-harbor-42' of three random numbers below 2³². */
export function madePasscode([one, two, three]: readonly [number, number, number]): string {
  const flower = FLOWERS[one % FLOWERS.length];
  const place = PLACES[two % PLACES.length];
  return `${flower}-${place}-${10 + (three % 90)}`;
}

/** As guests type it from paper: any case, blanks or hyphens. */
export function foldedPasscode(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s\-–—_]+/g, '-');
}

export const PASSCODE_RULES = {
  passcode: [required, minLength(SHORTEST_PASSCODE), maxLength(LONGEST_PASSCODE)],
};
