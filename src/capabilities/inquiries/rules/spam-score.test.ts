import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { HELD_FROM_SCORE, type SpamFacts, scoreSpam } from './spam-score.ts';

const HOUR_MS = 3_600_000;
const ordinary: SpamFacts = {
  accountAgeMs: 40 * 24 * HOUR_MS,
  emailDomain: 'gmail.com',
  vendorsInLastHour: 3,
  vendorsWithSameText: 3,
  text: 'Hello! We are getting married on June 12, 2027 near Hudson with about 120 guests. Are you free that day?',
  upheldReports: 0,
};

describe('scoreSpam', () => {
  it('finds nothing in what an ordinary couple writes', () => {
    expect(scoreSpam(ordinary)).toEqual({ score: 0, parts: [] });
  });

  test.each<[Partial<SpamFacts>, string, number]>([
    [{ accountAgeMs: 5 * 60_000 }, 'The account is less than an hour old', 10],
    [{ accountAgeMs: HOUR_MS }, 'The account is less than a day old', 5],
    [{ emailDomain: 'Mailinator.com' }, 'Mailinator.com gives out mailboxes for a few minutes', 35],
    [{ emailDomain: 'eu.yopmail.com' }, 'eu.yopmail.com gives out mailboxes for a few minutes', 35],
    [{ vendorsInLastHour: 11 }, 'Wrote to 11 vendors within an hour', 15],
    [{ vendorsInLastHour: 21 }, 'Wrote to 21 vendors within an hour', 30],
    [{ vendorsInLastHour: 200 }, 'Wrote to 200 vendors within an hour', 45],
    [{ vendorsWithSameText: 12 }, 'The same text went to 12 vendors', 15],
    [{ vendorsWithSameText: 41 }, 'The same text went to 41 vendors', 45],
    [{ text: `${ordinary.text} https://cheap.example/offer` }, 'The first message holds a link', 20],
    [
      { text: `${ordinary.text} Write to ada@couples.example` },
      'The first message holds an email address',
      5,
    ],
    [{ text: `${ordinary.text} Call (415) 555-0142` }, 'The first message holds a phone number', 5],
    [{ text: 'WE MAKE YOUR BUSINESS THE FIRST IN EVERY SEARCH' }, 'Nearly all in capitals', 10],
    [{ text: 'hi' }, 'Hardly a sentence', 10],
    [{ upheldReports: 1 }, 'Staff found 1 earlier inquiry to be spam', 50],
    [{ upheldReports: 4 }, 'Staff found 4 earlier inquiries to be spam', 80],
  ])('weighs %j', (facts, label, points) => {
    const { score, parts } = scoreSpam({ ...ordinary, ...facts });
    expect(parts).toMatchObject([{ label, points }]);
    expect(score).toBe(points);
  });

  it('does not count the edges: ten vendors, twenty letters, a day', () => {
    const edge = { vendorsInLastHour: 10, vendorsWithSameText: 10, accountAgeMs: 24 * HOUR_MS };
    expect(scoreSpam({ ...ordinary, ...edge, text: 'x'.repeat(20) }).score).toBe(0);
  });

  it('is the sum of its parts, and never more than a hundred', () => {
    fc.assert(
      fc.property(
        fc.record<SpamFacts>({
          accountAgeMs: fc.nat(10 * 24 * HOUR_MS),
          emailDomain: fc.constantFrom('gmail.com', 'mailinator.com', 'couples.example'),
          vendorsInLastHour: fc.nat(100),
          vendorsWithSameText: fc.nat(100),
          text: fc.string({ maxLength: 300 }),
          upheldReports: fc.nat(5),
        }),
        (facts) => {
          const { score, parts } = scoreSpam(facts);
          expect(score).toBe(
            Math.min(
              100,
              parts.reduce((sum, { points }) => sum + points, 0),
            ),
          );
          for (const { label, points } of parts) {
            expect(points).toBeGreaterThan(0);
            expect(label.length).toBeGreaterThan(5);
          }
          expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
        },
      ),
    );
  });

  /** What real couples write, with all their habits: a number to call, a board of pictures, a short question. */
  const openings = [
    'Hi! Are you free on June 12?',
    'We love your work and would like to book you.',
    'Hello, we are Maya and Jonah, planning a wedding for 120 in Hudson. What does a Saturday cost?',
    'We are eloping next month with our two moms and a dog. Is a Tuesday possible?',
    'My fiancé and I are on a budget of $4,000. Could you make that work?',
    'Do you travel to Maine? We will be about 60 people on an island.',
    'OMG WE LOVE YOUR PICTURES, are you free in October? We are so excited to find you!',
  ];
  const habits = [
    '',
    ' You can call me at (415) 555-0142.',
    ' My e-mail is maya@gmail.com.',
    ' Here is our board: https://pinterest.com/maya/wedding',
    ' Thanks!!! 💍',
  ];

  it('never holds an ordinary couple, however new, asking ten vendors at a sitting with the same words', () => {
    fc.assert(
      fc.property(
        fc.nat(400 * 24 * HOUR_MS),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom(...openings),
        fc.constantFrom(...habits),
        fc.constantFrom('gmail.com', 'icloud.com', 'yahoo.com', 'university.edu', 'couples.example'),
        (accountAgeMs, vendorsInLastHour, vendorsWithSameText, opening, habit, emailDomain) => {
          const facts = {
            accountAgeMs,
            vendorsInLastHour,
            vendorsWithSameText,
            emailDomain,
            upheldReports: 0,
          };
          expect(scoreSpam({ ...facts, text: opening + habit }).score).toBeLessThan(HELD_FROM_SCORE);
        },
      ),
    );
  });

  it('holds what vendors complain about', () => {
    const link = 'Your page on top of every search: www.rank-boost.example';
    const fresh = { ...ordinary, accountAgeMs: 60_000 };
    for (const facts of [
      { ...fresh, vendorsInLastHour: 25, text: link },
      { ...fresh, emailDomain: 'mailinator.com', text: 'hi' },
      { ...ordinary, vendorsInLastHour: 30, vendorsWithSameText: 30 },
      { ...ordinary, upheldReports: 1 },
    ])
      expect(scoreSpam(facts).score).toBeGreaterThanOrEqual(HELD_FROM_SCORE);
  });
});
