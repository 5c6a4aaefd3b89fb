import { expect, it } from 'vitest';
import { callLink, textMessageLink } from './text-message.ts';

it.each([
  ['(518) 555-0142', 'tel:5185550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
])('calls %s', (phone, expected) => {
  expect(callLink(phone)).toBe(expected);
});

it('texts the link, whatever the names', () => {
  const link = textMessageLink('(518) 555-0142', { couple: 'Maya & Jonah', link: 'https://a.example/r/x' });
  expect(link).toMatch(/^sms:5185550142\?&body=Hi/);
  expect(decodeURIComponent(link)).toContain('from Maya & Jonah.');
  expect(decodeURIComponent(link)).toMatch(/https:\/\/a\.example\/r\/x$/);
});
