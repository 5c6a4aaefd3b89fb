import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { daySentence, weekSentence } from './week-sentence.ts';

const TODAY = calendarDate('2026-11-16');
const OFFER = {
  kind: 'OFFER',
  day: '2026-11-20',
  subject: 'Wild Thyme’s offer',
  href: '/o',
  isLate: false,
} as const;
const LATE = {
  kind: 'PAYMENT',
  day: '2026-11-13',
  subject: 'The Night Owls',
  href: '/b',
  isLate: true,
} as const;
const MESSAGE = {
  kind: 'MESSAGE',
  day: TODAY,
  subject: 'Golden Hour Films',
  href: '/m',
  isLate: false,
} as const;
const TASK = { kind: 'TASK', day: '2026-11-17', subject: 'Order rings', href: '/t', isLate: false } as const;

const textOf = (...items: Parameters<typeof weekSentence>[0]) =>
  weekSentence(items, TODAY)
    .map(({ text }) => text)
    .join('');

describe('weekSentence', () => {
  it('says what the week is about', () => {
    expect(textOf()).toBe('Nothing is due this week. Enjoy it.');
    expect(textOf(OFFER)).toBe('Wild Thyme’s offer ends Friday.');
    expect(textOf(LATE, MESSAGE)).toBe(
      'The Night Owls is still waiting to be paid and Golden Hour Films is waiting for your answer.',
    );
    expect(textOf(LATE, OFFER, TASK)).toBe(
      'The Night Owls is still waiting to be paid, Wild Thyme’s offer ends Friday, and “Order rings” is due tomorrow.',
    );
    expect(textOf(LATE, MESSAGE, OFFER, TASK)).toContain('. 1 more thing can wait a little.');
  });

  it('leads to each thing it names', () => {
    const hrefs = weekSentence([LATE, OFFER], TODAY).flatMap(({ href }) => href ?? []);
    expect(hrefs).toEqual(['/b', '/o']);
  });
});

it('speaks of nothing late on the day, nor after it', () => {
  const text = (daysLeft: number, open: number) =>
    daySentence(daysLeft, open)
      ?.map((words) => words.text)
      .join('');
  expect(text(1, 3)).toBeUndefined();
  expect(text(0, 58)).toBe('Today you get married. Whatever is still on a list can stay there.');
  expect(text(-4, 1)).toBe('You’re married. 1 thing on your list can be done or let go.');
  expect(text(-4, 0)).toBe('You’re married, and nothing is left to do.');
});
