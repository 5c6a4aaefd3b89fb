import { dollarsText, parseDollars } from '#base/money.ts';
import { typedDigits } from '#base/typed-number.ts';
import { MOST_CENTS, MOST_COUNT } from '../budget-limits.ts';
import type { LineValues } from '../budget-state.ts';
import type { HeadSource } from '../head-sources.ts';

export type PlannedValues = Pick<LineValues, 'priceCents' | 'countedBy' | 'fixedCount'>;

/** How people name those a price is for. */
const SOURCE_WORDS: readonly (readonly [RegExp, HeadSource])[] = [
  [/^(guests?|invited|person|people|heads?|pp|each)$/, 'INVITED'],
  [/^(coming|attending|attendees?|yes)$/, 'ATTENDING'],
  [/^adults?$/, 'ADULTS'],
  [/^(households?|invitations?|invites?|famil(y|ies))$/, 'HOUSEHOLDS'],
];
const WORD_OF: Readonly<Record<Exclude<HeadSource, 'FIXED'>, string>> = {
  INVITED: 'invited',
  ATTENDING: 'coming',
  ADULTS: 'adults',
  HOUSEHOLDS: 'households',
};
const TIMES = /^(.+?)\s*(?:[x×*/]|\bper\b|\ba\b|\ban\b)\s*(.+)$/i;

function centsOf(text: string): number | undefined {
  const cents = parseDollars(text);
  return cents !== undefined && cents <= MOST_CENTS ? cents : undefined;
}

/** '6200 + 8400' as one amount. */
function summedCents(text: string): number | undefined {
  const parts = text.replace(/^=/, '').split('+').map(centsOf);
  const sum = parts.reduce<number>((total, cents) => total + (cents ?? Number.NaN), 0);
  return Number.isNaN(sum) || sum > MOST_CENTS ? undefined : sum;
}

/** '140', 'adults' or '140 adults', where the word counts: the number follows the list. */
function headsOfText(text: string): Pick<LineValues, 'countedBy' | 'fixedCount'> | undefined {
  const words = text.toLowerCase().replace(/[.,]$/, '').split(/\s+/);
  const word = words.at(-1) ?? '';
  const source = SOURCE_WORDS.find(([pattern]) => pattern.test(word))?.[1];
  if (source !== undefined && words.length <= 2) return { countedBy: source, fixedCount: null };
  const count = Number(typedDigits(words[0] ?? '') ?? Number.NaN);
  const isCount = Number.isInteger(count) && count >= 0 && count <= MOST_COUNT;
  return isCount && (words.length === 1 || /^(pieces?|tables?|rooms?|hours?|cars?|pcs)$/.test(word))
    ? { countedBy: 'FIXED', fixedCount: count }
    : undefined;
}

/**
 * What was typed as a plan: an amount for the whole, a sum of some, or a price for each of something ('60 x 140',
 * '$60 per guest'). Undefined where it is none of these.
 */
export function readPlanned(text: string): PlannedValues | undefined {
  const bare = text.trim();
  if (bare === '') return { priceCents: 0, countedBy: null, fixedCount: null };
  const whole = summedCents(bare);
  if (whole !== undefined) return { priceCents: whole, countedBy: null, fixedCount: null };
  const match = TIMES.exec(bare.replace(/^=/, ''));
  const priceCents = centsOf(match?.[1] ?? '');
  const heads = headsOfText(match?.[2]?.trim() ?? '');
  return priceCents === undefined || heads === undefined ? undefined : { priceCents, ...heads };
}

/** As it is typed: '1,200', '60 × invited', '8 × 12'. */
export function plannedText({ priceCents, countedBy, fixedCount }: PlannedValues): string {
  const price = dollarsText(priceCents);
  if (countedBy === null) return price;
  return `${price} × ${countedBy === 'FIXED' ? (fixedCount ?? 0) : WORD_OF[countedBy]}`;
}
