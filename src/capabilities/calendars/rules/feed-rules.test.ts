import { expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { asWebAddress, FEED_RULES } from './feed-rules.ts';

const wrong = (address: string, name = '') => Object.keys(validateFields({ address, name }, FEED_RULES));

it.each([
  'https://calendar.google.com/calendar/ical/x/basic.ics',
  'webcal://p01.icloud.com/a',
  ' http://a.example.com/x ',
])('%s is the link of a calendar', (address) => {
  expect(wrong(address)).toEqual([]);
});

it.each([
  '',
  'calendar',
  'calendar.google.com/x',
  'ftp://example.com/a',
  'https://user@example.com/',
  `https://a.example.com/${'x'.repeat(2_000)}`,
])('%s is none', (address) => {
  expect(wrong(address)).toEqual(['address']);
});

it('a name has 60 letters at most', () => {
  expect(wrong('https://a.example.com/', 'x'.repeat(61))).toEqual(['name']);
});

it('webcal means https', () => {
  expect(asWebAddress(' WEBCAL://example.com/a ')).toBe('https://example.com/a');
});
