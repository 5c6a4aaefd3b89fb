import { firstMatch, type Span, spanOf } from './folded-text.ts';

const SIGNS = ' .:_/*()~|-';
const GAP = `(?:[${SIGNS}]{0,4}|,)`;
const WORDS = 'zero|oh|one|two|three|four|five|six|seven|eight|nine';
const DIGIT = `(?:\\d|${WORDS})`;
const DIGIT_WORD = new RegExp(WORDS, 'g');
const WORD_VALUES: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};

const MONTH_OR_DAY = '(?:0?[1-9]|[12]\\d|3[01])';
/** Numbers that weddings are full of: times, dates, prices and price ranges, grouped thousands. */
const HARMLESS = [
  /(?<!\d)\d{1,2}:\d{2}(?!\d)/g,
  new RegExp(`(?<!\\d)(?:19|20)\\d{2}[-./]${MONTH_OR_DAY}[-./]${MONTH_OR_DAY}(?!\\d)`, 'g'),
  new RegExp(
    `(?<!\\d)(?<!\\d[-./])${MONTH_OR_DAY}[-./]${MONTH_OR_DAY}[-./](?:(?:19|20)\\d{2}(?!\\d)|\\d{2}(?![-./ ]{0,2}\\d))`,
    'g',
  ),
  /\$ ?\d[\d,]{0,12}(?:\.\d{2})?k?(?: {0,2}(?:-|to) {0,2}\$? ?\d[\d,]{0,12}(?:\.\d{2})?k?)?(?![-. ]?\d)/gi,
  /(?<![\d,])\d{1,3}(?:,\d{3}){1,4}(?!,?\d)/g,
];
/** Harmless when they stand alone, yet each could be one group of a phone number. */
const HARMLESS_GROUPS = [/(?<!\d)\d{5}(?:-\d{4})?(?!\d)/g, /(?<!\d)(?:19|20)\d{2}(?!\d)/g];

const GROUPED = [
  // (555) 234-5678, 555.234.5678, +1 555 234 5678, 5552345678
  new RegExp(`(?<!\\d)(?:\\+?1${GAP})?\\(?[2-9]\\d{2}${GAP}[2-9]\\d{2}${GAP}\\d{4}(?!\\d)`),
  // +44 20 7946 0958
  /(?<![\w+])(?:\+ ?|00)\d{1,3}(?:[ .()/-]{0,2}\d){6,12}(?!\d)/,
  // Seven digits count only where the words say so: '500-1000 guests' is a range.
  /\b(?:call|text|phone|cell|tel|mobile|dial|whatsapp|number)\b(?: {1,3}(?:me|us|him|her|number|is|at|on)\b){0,3}[ :.#-]{0,3}\d{3}[ .-]{0,3}\d{4}(?!\d)/i,
  // Social security numbers, and any long row of digits
  /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/,
  /(?<![\d.,])\d{9,19}(?!\d)/,
];
const CARD = [/(?<!\d)\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{3,4}(?!\d)/];
/** Ten or eleven digits in any grouping, spelled out or not: 5 5 5 2 3 4 …, five five five 234 … */
const SCATTERED = new RegExp(
  `(?<![a-z\\d])(?<!\\d[${SIGNS}]{1,4})(?:${DIGIT}[${SIGNS}]{0,4}){9,10}${DIGIT}(?![a-z\\d])(?![${SIGNS}]{0,4}\\d)`,
  'gi',
);

function blank(text: string, patterns: readonly RegExp[]): string {
  // Same length, so that positions still lead back to the original.
  return patterns.reduce((rest, pattern) => rest.replace(pattern, (match) => 'x'.repeat(match.length)), text);
}

function isDialable(match: string): boolean {
  const digits = match
    .toLowerCase()
    .replace(DIGIT_WORD, (word) => WORD_VALUES[word] ?? '')
    .replace(/\D/g, '');
  // 1 2 3 4 5 6 7 8 9 10 is someone counting.
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits) && !digits.includes('3456789');
}

function findScattered(text: string): Span | undefined {
  for (const match of text.matchAll(SCATTERED)) {
    if (isDialable(match[0])) return spanOf(match);
  }
  return undefined;
}

export function findPhone(folded: string): Span | undefined {
  const text = blank(folded, HARMLESS);
  const lone = blank(text, HARMLESS_GROUPS);
  return firstMatch(text, GROUPED) ?? firstMatch(lone, CARD) ?? findScattered(lone);
}
