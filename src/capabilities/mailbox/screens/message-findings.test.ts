import { expect, test } from 'vitest';
import { messageFindings } from './message-findings.ts';

test('codes and links are found once each', () => {
  const text = '123456 is your code.\nOpen: http://localhost:4000/verify?token=a.b-c.\nAgain: 123456';
  expect(messageFindings(text)).toEqual({
    codes: ['123456'],
    links: ['http://localhost:4000/verify?token=a.b-c'],
  });
});

test('digits inside addresses and longer numbers are no codes', () => {
  const text = 'https://example.com/invitation/654321 call 5552345678 or order A123456';
  expect(messageFindings(text)).toEqual({ codes: [], links: ['https://example.com/invitation/654321'] });
});
