import { averageOf } from './badge-checks.data.ts';
import type { Check } from './check.ts';
import { averageWords, countWords, shareWords } from './figure-words.ts';
import { shareOf } from './standing-facts.ts';

export const BEST_OF_REVIEWS = 7;
const BEST_OF_AVERAGE = 4.5;
const BEST_OF_ANSWERED = 0.8;
/** With so many of the seven, and everything else in order, a listing is on its way. */
export const UPCOMING_REVIEWS = 4;

/** The same for every year: the figures are those of the calendar year. */
export const BEST_OF_CHECKS: readonly Check[] = [
  {
    key: 'reviews',
    label: 'Reviews this year',
    comparison: 'at least',
    unmeasured: { value: 'None', isMet: false },
    figure: ({ year }) => year.reviews,
    threshold: () => BEST_OF_REVIEWS,
    value: countWords,
    needed: (threshold) => `${countWords(threshold)} needed`,
  },
  {
    key: 'average',
    label: 'Average',
    comparison: 'at least',
    scale: 5,
    unmeasured: { value: 'None yet', isMet: false },
    figure: ({ year }) => averageOf(year),
    threshold: () => BEST_OF_AVERAGE,
    value: averageWords,
    needed: (threshold) => `${averageWords(threshold)} needed`,
  },
  {
    key: 'answered',
    label: 'Answered',
    comparison: 'at least',
    scale: 1,
    // Where nobody wrote, nobody was left without an answer.
    unmeasured: { value: 'None came', isMet: true },
    figure: ({ year }) => shareOf(year.answered, year.inquiries),
    threshold: () => BEST_OF_ANSWERED,
    value: shareWords,
    needed: (threshold) => `${shareWords(threshold)} needed`,
  },
  {
    key: 'complaints',
    label: 'Upheld complaints',
    comparison: 'at most',
    unmeasured: { value: 'None', isMet: true },
    figure: ({ year }) => year.complaints,
    threshold: () => 0,
    value: countWords,
    needed: () => '0 allowed',
  },
];
