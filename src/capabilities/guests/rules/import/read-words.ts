import { normaliseForSearch } from '#base/text.ts';
import {
  type CoupleFirstNames,
  GUEST_SIDES,
  type GuestKind,
  type GuestList,
  type GuestSide,
  sideLabel,
} from '../household-choices.ts';
import type { InvitationStatus } from '../invitation.ts';

/** 'NONE' is not invited. */
export type ReplyWord = InvitationStatus | 'NONE';

/** Each word is written once, folded. */
function wordTable<Meaning>(words: readonly (readonly [Meaning, readonly string[]])[]) {
  const table = new Map(words.flatMap(([meaning, spelled]) => spelled.map((word) => [word, meaning])));
  return (text: string): Meaning | undefined => table.get(normaliseForSearch(text));
}

export const readKind = wordTable<GuestKind>([
  ['ADULT', ['adult', 'adults', 'a', 'grown up', 'over 18', '18', '21']],
  ['CHILD', ['child', 'children', 'kid', 'kids', 'c', 'teen', 'teenager', 'minor', 'under 12', 'youth']],
  ['INFANT', ['infant', 'baby', 'toddler', 'lap child']],
]);

export const readList = wordTable<GuestList>([
  [
    'INVITED',
    ['invited', 'definitely invited', 'definitely', 'yes', 'a', 'a list', 'must', 'must invite', '1'],
  ],
  ['MAYBE', ['maybe', 'might invite', 'b', 'b list', 'possible', 'possibly', '2']],
  ['LATER', ['later', 'if there is room', 'c', 'c list', 'backup', 'waitlist', 'waiting list', '3']],
]);

export const readReply = wordTable<ReplyWord>([
  [
    'ATTENDING',
    [
      ...[
        'coming',
        'attending',
        'yes',
        'y',
        'accepted',
        'accept',
        'accepts',
        'will attend',
        'joyfully accepts',
      ],
      ...['going', 'confirmed', 'true', 'is attending', 'attending yes', 'x'],
    ],
  ],
  [
    'DECLINED',
    [
      ...[
        'can t come',
        'cant come',
        'declined',
        'decline',
        'declines',
        'no',
        'n',
        'not attending',
        'regrets',
      ],
      ...['regretfully declines', 'not coming', 'not going', 'false', 'will not attend', 'cannot come'],
    ],
  ],
  [
    'INVITED',
    [
      ...[
        'waiting',
        'invited',
        'no response',
        'no reply',
        'pending',
        'awaiting',
        'awaiting response',
        'unknown',
      ],
      ...[
        'not responded',
        'awaiting reply',
        'maybe',
        'no rsvp',
        'sent',
        'hasn t responded',
        'not yet responded',
      ],
    ],
  ],
  ['NONE', ['not invited', 'uninvited', 'n a', 'not applicable']],
]);

/** 'Maya’s side', 'Maya' or 'both', by the first names of the couple. */
export function readSide(text: string, couple: CoupleFirstNames): GuestSide | undefined {
  // Most rows say nothing of it, and folding is what a large file costs.
  if (text === '') return undefined;
  const word = normaliseForSearch(text);
  const named = GUEST_SIDES.find((side) => {
    const label = normaliseForSearch(sideLabel(side, couple));
    return word === label || word === side.toLowerCase();
  });
  if (named) return named;
  if (['both', 'both sides', 'shared', 'mutual'].includes(word)) return 'BOTH';
  if (word === 'first side') return 'A';
  if (word === 'second side') return 'B';
  const isOf = (name: string) => name !== '' && word.split(' ').includes(normaliseForSearch(name));
  const ofFirst = isOf(couple.a);
  if (ofFirst === isOf(couple.b)) return ofFirst ? 'BOTH' : undefined;
  return ofFirst ? 'A' : 'B';
}

/** 'yes' is one; undefined where it is no number of people. */
export function readNumber(text: string): number | undefined {
  const word = normaliseForSearch(text);
  if (['yes', 'y', 'true', 'x', 'one', 'plus one', 'allowed', 'guest'].includes(word)) return 1;
  if (['no', 'n', 'false', 'none', ''].includes(word)) return 0;
  return /^\d{1,2}$/.test(word) ? Number(word) : undefined;
}

const NOTHING = /^(?:n\/?a|none|unknown|tbd|tba|null|nil|-+|\?+|\.+)$/iu;

/** What stands in a cell to say that nothing stands there. */
export function isNothing(text: string): boolean {
  return text === '' || NOTHING.test(text);
}
