import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import { BADGES } from '#capabilities/storefronts/rules/badges.ts';
import { factsWith } from '../testing/example-facts.ts';
import { daysLeftInYear, earnedBadges, judgeBadge, judgeBestOf } from './judge-standing.ts';
import { missingForBadge, missingForBestOf } from './missing-words.ts';
import type { StandingFacts } from './standing-facts.ts';

const DAY = calendarDate('2026-11-15');
type Changes = Parameters<typeof factsWith>[0];
const has = (badge: (typeof BADGES)[number], changes: Changes) =>
  judgeBadge(badge, factsWith(changes)).standing === 'earned';

describe('each rule, at its edges', () => {
  it.each<[string, (typeof BADGES)[number], Changes, boolean]>([
    ['five inquiries', 'QUICK_RESPONDER', { inquiries: 5, answered: 5 }, true],
    ['four inquiries', 'QUICK_RESPONDER', { inquiries: 4, answered: 4 }, false],
    ['nine in ten answered', 'QUICK_RESPONDER', { inquiries: 30, answered: 27 }, true],
    ['less than nine in ten', 'QUICK_RESPONDER', { inquiries: 29, answered: 26 }, false],
    ['a day', 'QUICK_RESPONDER', { medianMinutes: 1440 }, true],
    ['a moment more', 'QUICK_RESPONDER', { medianMinutes: 1440.01 }, false],
    ['no answer at all', 'QUICK_RESPONDER', { answered: 0, medianMinutes: null }, false],
    ['half again as many', 'TRENDING', { activity: 3, activityBefore: 2 }, true],
    ['one less', 'TRENDING', { activity: 68, activityBefore: 46 }, false],
    ['something after nothing', 'TRENDING', { activity: 1, activityBefore: 0 }, true],
    ['nothing after nothing', 'TRENDING', { activity: 0, activityBefore: 0, place: 1 }, false],
    ['the last of the first tenth', 'TRENDING', { place: 11, peers: 112 }, true],
    ['the one behind', 'TRENDING', { place: 12, peers: 112 }, false],
    ['the first of nine', 'TRENDING', { place: 1, peers: 9 }, true],
    ['the second of nine', 'TRENDING', { place: 2, peers: 9 }, false],
    ['no market', 'TRENDING', { place: null, peers: 0 }, false],
    ['three reviews', 'HIDDEN_GEM', { reviews: 3, ratingSum: 15 }, true],
    ['two reviews', 'HIDDEN_GEM', { reviews: 2, ratingSum: 10 }, false],
    ['an average of 4.8', 'HIDDEN_GEM', { reviews: 5, ratingSum: 24 }, true],
    ['a little less', 'HIDDEN_GEM', { reviews: 24, ratingSum: 115 }, false],
    ['as many views as the middle', 'HIDDEN_GEM', { views: 493 }, false],
    ['no middle', 'HIDDEN_GEM', { medianViews: null }, false],
    ['ninety days', 'NEW', { publishedOn: addDays(DAY, -90) }, true],
    ['ninety-one days', 'NEW', { publishedOn: addDays(DAY, -91) }, false],
    ['today', 'NEW', { publishedOn: DAY }, true],
    ['tomorrow', 'NEW', { publishedOn: addDays(DAY, 1) }, false],
    ['never published', 'NEW', { publishedOn: null }, false],
  ])('%s: %s', (_, badge, changes, expected) => {
    expect(has(badge, changes)).toBe(expected);
  });

  it.each<[string, Changes['year'], string]>([
    ['seven reviews at 4.5', { reviews: 8, ratingSum: 36 }, 'earned'],
    ['below 4.5', { reviews: 9, ratingSum: 40 }, 'not yet'],
    ['six reviews', { reviews: 6, ratingSum: 30 }, 'on track'],
    ['four reviews', { reviews: 4, ratingSum: 18 }, 'on track'],
    ['three reviews', { reviews: 3, ratingSum: 15 }, 'not yet'],
    ['six reviews below 4.5', { reviews: 6, ratingSum: 26 }, 'not yet'],
    ['four in five answered', { inquiries: 10, answered: 8 }, 'earned'],
    ['fewer', { inquiries: 10, answered: 7 }, 'not yet'],
    ['no inquiries', { inquiries: 0, answered: 0 }, 'earned'],
    ['an upheld complaint', { complaints: 1 }, 'not yet'],
  ])('best of the year with %s', (_, year, standing) => {
    expect(judgeBestOf(factsWith({ year: year ?? {} })).standing).toBe(standing);
  });

  it('a listing that was never published has no badge', () => {
    expect(earnedBadges(factsWith({}))).toEqual([...BADGES]);
    expect(earnedBadges(factsWith({ publishedOn: null }))).toEqual([]);
  });

  it('counts what is left of the year', () => {
    expect(daysLeftInYear({ day: DAY })).toBe(46);
    expect(daysLeftInYear({ day: calendarDate('2026-12-31') })).toBe(0);
  });
});

describe('what is missing', () => {
  it.each<[(typeof BADGES)[number], Changes, string]>([
    ['TRENDING', { activity: 62 }, '62 saves and inquiries now, 46 before. 7 more this month would do it.'],
    [
      'TRENDING',
      { place: 19 },
      '69 saves and inquiries now, 46 before. You’re 19th of 112; the first 11 have it.',
    ],
    ['QUICK_RESPONDER', { inquiries: 4, answered: 4 }, '1 more inquiry to go. From 5 on it can be counted.'],
    ['QUICK_RESPONDER', { inquiries: 10, answered: 8 }, 'Answer the next 10 and 9 in 10 have an answer.'],
    ['QUICK_RESPONDER', { inquiries: 51, answered: 30 }, '21 of 51 inquiries had no answer.'],
    ['HIDDEN_GEM', { views: 713 }, 'More couples find you than most. Good news, and not a hidden gem.'],
    ['HIDDEN_GEM', { reviews: 4, ratingSum: 19 }, '1 more five-star review would lift your average to 4.8.'],
    ['HIDDEN_GEM', { reviews: 38, ratingSum: 150 }, 'Your average is 3.9. It has to reach 4.8.'],
  ])('of %s', (badge, changes, words) => {
    expect(missingForBadge(badge, factsWith(changes))).toBe(words);
  });

  it('of the award', () => {
    expect(missingForBestOf(factsWith({ year: { reviews: 5, ratingSum: 24 } }))).toBe(
      '2 more reviews to go.',
    );
    expect(missingForBestOf(factsWith({ year: { inquiries: 10, answered: 7 } }))).toBe(
      'Answer the next 5 and 8 in 10 have an answer.',
    );
    expect(missingForBestOf(factsWith({}))).toBe(
      'All there. It’s decided on February 1, 2027, from the whole year.',
    );
  });
});

const count = (max: number) => fc.nat({ max });
const someFacts: fc.Arbitrary<StandingFacts> = fc
  .record({
    ...{ inquiries: count(40), share: fc.double({ min: 0, max: 1, noNaN: true }), wait: count(4000) },
    ...{ activity: count(80), activityBefore: count(80), peers: count(150), rank: count(150) },
    ...{ reviews: count(60), stars: fc.double({ min: 1, max: 5, noNaN: true }), views: count(900) },
    ...{ medianViews: fc.option(count(900)), published: fc.option(fc.integer({ min: -20, max: 400 })) },
    ...{ yearReviews: count(12), yearInquiries: count(40), complaints: count(2) },
  })
  .map((raw) => {
    const answered = Math.round(raw.inquiries * raw.share);
    const starsOf = (reviews: number) => Math.round(reviews * raw.stars);
    return factsWith({
      ...{ inquiries: raw.inquiries, answered, medianMinutes: answered > 0 ? raw.wait : null },
      ...{ activity: raw.activity, activityBefore: raw.activityBefore, peers: raw.peers },
      place: raw.peers === 0 ? null : 1 + (raw.rank % raw.peers),
      ...{ reviews: raw.reviews, ratingSum: starsOf(raw.reviews) },
      ...{ views: raw.views, medianViews: raw.medianViews },
      publishedOn: raw.published === null ? null : addDays(DAY, -raw.published),
      year: {
        ...{ reviews: raw.yearReviews, ratingSum: starsOf(raw.yearReviews) },
        inquiries: raw.yearInquiries,
        ...{ answered: Math.round(raw.yearInquiries * raw.share), complaints: raw.complaints },
      },
    });
  });

describe('whatever the figures are', () => {
  it('a badge is earned exactly where every line of its rule is met and nothing is missing', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        for (const badge of BADGES) {
          const { standing, checks, met } = judgeBadge(badge, facts);
          expect(standing === 'earned').toBe(checks.every(({ isMet }) => isMet));
          expect(met).toBe(checks.filter(({ isMet }) => isMet).length);
          expect(missingForBadge(badge, facts) === null).toBe(standing === 'earned');
        }
      }),
    );
  });

  it('bars stay within their frame, and a mark is passed where its line is met', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const lines = [...BADGES.map((badge) => judgeBadge(badge, facts)), judgeBestOf(facts)];
        for (const { fill, mark, isMet } of lines.flatMap(({ checks }) => checks)) {
          expect(fill).toBeGreaterThanOrEqual(0);
          expect(fill).toBeLessThanOrEqual(1);
          if (mark !== null && isMet) expect(fill).toBeGreaterThanOrEqual(mark);
          if (mark === null && isMet) expect(fill).toBe(1);
        }
      }),
    );
  });

  it('doing what the words ask for earns it: so many more answers, reviews, saves', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const told = (words: string | null, pattern: RegExp) => {
          const found = words && pattern.exec(words);
          return found ? Number((found[1] ?? '').replace(',', '').replace('one', '1')) : undefined;
        };
        const answers = told(missingForBadge('QUICK_RESPONDER', facts), /next (\S+) and 9/);
        if (answers !== undefined) {
          const then = (more: number) =>
            judgeBadge('QUICK_RESPONDER', {
              ...facts,
              ...{ inquiries: facts.inquiries + more, answered: facts.answered + more },
            }).checks[1]?.isMet;
          expect([then(answers), then(answers - 1)]).toEqual([true, false]);
        }
        const saves = told(missingForBadge('TRENDING', facts), /before\. (\S+) more/);
        if (saves !== undefined) {
          const then = (more: number) =>
            judgeBadge('TRENDING', { ...facts, activity: facts.activity + more }).checks[0]?.isMet;
          expect([then(saves), then(saves - 1)]).toEqual([true, false]);
        }
        const stars = told(missingForBadge('HIDDEN_GEM', facts), /^(\S+) more five-star/);
        if (stars !== undefined) {
          const then = (more: number) =>
            judgeBadge('HIDDEN_GEM', {
              ...facts,
              ...{ reviews: facts.reviews + more, ratingSum: facts.ratingSum + 5 * more },
            }).checks[1]?.isMet;
          expect([then(stars), then(stars - 1)]).toEqual([true, false]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
