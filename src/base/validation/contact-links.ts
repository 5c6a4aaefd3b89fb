import { firstMatch, type Span } from './folded-text.ts';

// A search that may begin only where a word begins stays fast on long rows of letters.
const START = '(?<![A-Za-z0-9-])';
const LABEL = '[a-z0-9-]{1,63}';
const PATH = '(?:[/?#][^ ]{0,200})?';
/** Endings that stand for a web address wherever they follow a dot. */
const SURE = 'com|net|org|edu|gov|biz|info|co\\.uk|xyz';
/** Endings that are also words or abbreviations; only in small letters, because 'barn.Love' is a forgotten blank. */
const LOWER_CASE_ONLY =
  'co|me|us|tv|io|ai|ca|uk|ly|app|dev|shop|store|studio|photo|photos|photography|wedding|weddings|events|design|art|site|online|website|link|page|blog';
const SERVICE =
  'instagram|insta|ig|facebook|fb|tik ?tok|whats ?app|telegram|snapchat|venmo|zelle|cash ?app|paypal|wechat|pinterest|youtube';
/** 'Ceremony @noon' is a time and a place, not an account. */
const AFTER_AT = 'the|our|my|your|his|her|a|an|noon|midnight|sunset|sunrise|home';

const PATTERNS = [
  /\b(?:https?|hxxps?|ftp) {0,2}: {0,2}\/ {0,2}\/ {0,2}[^ ]{1,200}/i,
  // After a blank behind a dot ('www. studio. com') only an ending goes on; any other word begins a sentence.
  new RegExp(
    `\\bwww {0,2}\\. {0,2}${LABEL}(?:(?:\\.| {1,2}\\. {0,2})[a-z0-9-]{2,63}|\\. {1,2}(?:${SURE})(?![a-z0-9])){0,3}(?:/[^ ]{0,200})?`,
    'i',
  ),
  new RegExp(`(?<![\\w.@])@(?!(?:${AFTER_AT})\\b)[a-z_][\\w.]{1,29}`, 'i'),
  new RegExp(`${START}(?:${LABEL}\\.){0,3}${LABEL}\\.(?:${SURE})(?![a-z0-9])${PATH}`, 'i'),
  new RegExp(
    `${START}(?:[A-Za-z0-9-]{1,63}\\.){0,3}[A-Za-z0-9-]{2,63}\\.(?:${LOWER_CASE_ONLY})(?![A-Za-z0-9])${PATH}`,
  ),
  // Short links: t.me/studio, bit.ly/abc
  new RegExp(`${START}${LABEL}\\.[a-z]{2,3}/[a-z0-9][^ ]{0,200}`, 'i'),
  // studio dot com, studio (dot) com; polka dot and Swiss dot are fabrics.
  new RegExp(
    `\\b(?!(?:polka|swiss)\\b)${LABEL}(?: {1,3}| {0,3}[(\\[{<] {0,2})dot(?: {1,3}| {0,2}[)\\]}>] {0,3})(?:${SURE})\\b`,
    'i',
  ),
  // studio . com, studio. c o m
  /(?<![a-z0-9-])[a-z0-9-]{1,63} {0,3}\. {0,3}c {0,3}o {0,3}m(?![a-z0-9])/i,
  /(?<![A-Za-z0-9-])[A-Za-z0-9-]{2,63} {0,3}\. {0,3}(?:net|org)(?![A-Za-z0-9])/,
  new RegExp(
    `\\b(?:${SERVICE})\\b {0,2}(?:[:=@]|handle(?: is)?|username(?: is)?) {0,2}[:@]? {0,2}[\\w.]{3,30}`,
    'i',
  ),
];

export function findLink(text: string): Span | undefined {
  return firstMatch(text, PATTERNS);
}
