import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linklessName, noLinkInName } from './linkless-name.ts';

/** What a mail program makes a link of, read generously: any dot before two letters or a number, any scheme, any at sign. */
const CLICKABLE = /[\p{L}\p{N}][.。．｡․](?:\p{L}{2}|\p{N})|:\/|\/\/|[@＠]|[\r\n\0\u202e]/u;

describe('the name of a sender', () => {
  it.each([
    'evil.com',
    'https://x',
    'Click www.evil.com',
    'Maya evil。com',
    't.co',
    '10.0.0.1',
    'maya@evil.example',
    '//evil',
    'evil.\u200bcom',
    'Maya\r\nBcc: others@people.example',
    'moc.\u202elive',
  ])('is refused where it carries a link: %j', (name) => {
    expect(noLinkInName(name)).toBe(
      'A name can’t be a link or an email address. Leave a space after a period.',
    );
    expect(linklessName(name)).not.toMatch(CLICKABLE);
  });

  it.each([
    'Maya',
    'J.R.R. Tolkien',
    'A.J.',
    'Mary-Jane O’Neill',
    'Martin Luther King Jr.',
    'Петя',
    'نیک‌نام',
    'Anne  Marie',
    'Flowers & Co.',
    '',
  ])('is taken where it is one: %j', (name) => {
    expect(noLinkInName(name)).toBeUndefined();
  });

  it('carries no link, whatever was typed, and nothing more is done to it a second time', () => {
    const parts = [
      '.',
      '/',
      ':',
      '@',
      'www',
      'com',
      'http',
      'a',
      '1',
      ' ',
      '\n',
      '。',
      '．',
      '\u200b',
      '\u0301',
      '\\',
      '\u2060',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 20 }), (pieces) => {
        const name = linklessName(pieces.join(''));
        expect(name).not.toMatch(CLICKABLE);
        expect(linklessName(name)).toBe(name);
        expect(noLinkInName(name)).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });
});
