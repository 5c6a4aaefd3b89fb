import { firstMatch, type Span } from './folded-text.ts';

// Every repetition is bounded, so the time to search grows with the text and no faster.
const MAILBOX = '(?<![\\w.%+-])[\\w.%+-]{1,64}';
const LABEL = '[a-z0-9-]{1,63}';
const OPEN = '[(\\[{<] {0,2}';
const CLOSE = ' {0,2}[)\\]}>]';
const AT_SIGN = ` {0,3}(?:@|${OPEN}(?:at|@)${CLOSE}) {0,3}`;
const DOT = `(?: {0,3}\\. {0,3}| {1,3}dot {1,3}| {0,3}${OPEN}(?:dot|\\.)${CLOSE} {0,3})`;
const COMMON_END = '(?:com|net|org|edu|gov|info|biz|co|me|us|io)(?![a-z0-9])';
const SURE_END = '(?:com|net|org|edu|gov|biz)(?![a-z0-9])';
/** A dot that ends no sentence: 'ana at gmail. Us too' has one that does. */
const DOT_INSIDE = `(?:\\.| {1,3}\\. {0,3}| {1,3}dot {1,3}| {0,3}${OPEN}(?:dot|\\.)${CLOSE} {0,3})`;
const PROVIDER =
  '(?:g ?mail|googlemail|yahoo|ymail|hotmail|outlook|icloud|aol|proton ?mail|proton|comcast|live|msn)';

const PATTERNS = [
  // jane@studio.photos
  new RegExp(`${MAILBOX}@${LABEL}(?:\\.${LABEL}){0,3}\\.[a-z]{2,24}`, 'i'),
  // jane @ studio . com, jane (at) studio dot com. 'See you @ noon. Us too' must pass, hence the short list of endings.
  new RegExp(`${MAILBOX}${AT_SIGN}${LABEL}${DOT}${SURE_END}`, 'i'),
  // jane at gmail dot com; after the bare word 'at' only mail providers count ('find us at studio.com' is a link).
  new RegExp(`${MAILBOX} {1,3}at {1,3}${PROVIDER}(?:${DOT}${SURE_END}|${DOT_INSIDE}${COMMON_END})`, 'i'),
  // jane at gmail, jane @hotmail: names that mean nothing but mail, even without an ending.
  new RegExp(
    `${MAILBOX}(?:${AT_SIGN}| {1,3}at {1,3})(?:g ?mail|googlemail|hotmail|proton ?mail)(?![a-z0-9])`,
    'i',
  ),
  // a n a @ s t u d i o . c o m
  /(?<!\w)(?:[\w.+-] {1,3}){1,40}@ {0,3}(?:[a-z0-9-] {1,3}){2,40}\. {0,3}(?:c {0,3}o {0,3}m|n {0,3}e {0,3}t|o {0,3}r {0,3}g)(?![a-z0-9])/i,
];

export function findEmail(text: string): Span | undefined {
  return firstMatch(text, PATTERNS);
}
