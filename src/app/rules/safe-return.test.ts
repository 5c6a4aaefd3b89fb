import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { safeReturn } from './safe-return.ts';

const SITE = 'https://ampersand.example';
const FALLBACK = '/back';
const back = (returnUrl: string | null | undefined) => safeReturn(returnUrl, SITE, FALLBACK);

describe('leads back', () => {
  test.each([
    ['/', '/'],
    ['/wedding-vendors/wedding-venues/leopold-house', '/wedding-vendors/wedding-venues/leopold-house'],
    ['/inspire/vendors/leads?need=reply#top', '/inspire/vendors/leads?need=reply#top'],
    [`${SITE}/favorites/home?board=1`, '/favorites/home?board=1'],
    [`${SITE}/`, '/'],
    // What looks like a host behind our own is only the name of a page.
    ['/evil.example', '/evil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/?url=https://evil.example', '/?url=https://evil.example'],
  ])('%s', (returnUrl, path) => {
    expect(back(returnUrl)).toBe(path);
  });
});

/** As they are tried on pages that redirect. */
const TRICKS = [
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  '\u0000https://evil.example',
  '\u00a0//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'ht\ntps://evil.example',
  '@evil.example',
  'evil.example',
  '.evil.example',
  `${SITE}@evil.example`,
  `${SITE}:secret@evil.example/`,
  `${SITE}.evil.example/`,
  `${SITE}evil.example/`,
  `${SITE}\\@evil.example`,
  `${SITE}%2eevil.example/`,
  `${SITE}:8443/`,
  `${SITE}//evil.example`,
  `${SITE}/\\evil.example`,
  `${SITE}/.//evil.example`,
  'http://ampersand.example/',
  'https://AMPERSAND.example.evil.example/',
  'https://evil.example/https://ampersand.example/',
  'https://evil.example#https://ampersand.example/',
  'https://evil.example?https://ampersand.example/',
  'https://ampersand。example/',
  'https://аmpersand.example/',
  'https://[::1]/',
  'https://2130706433/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://ampersand.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://ampersand.example/1',
  'ftp://evil.example/',
  'mailto:ruth@evil.example',
  '?//evil.example',
  '#//evil.example',
];

describe('refuses', () => {
  it('forty tricks and more', () => {
    expect(new Set(TRICKS).size).toBeGreaterThan(40);
  });

  test.each(TRICKS)('%j', (trick) => {
    expect(back(trick)).toBe(FALLBACK);
  });

  test.each(['', null, undefined, `/${'a'.repeat(2000)}`])('nothing, or too much: %#', (returnUrl) => {
    expect(back(returnUrl)).toBe(FALLBACK);
  });
});

const PIECES = [
  '/',
  '\\',
  '.',
  '..',
  '@',
  ':',
  '//',
  'https:',
  SITE,
  'evil.example',
  '\t',
  '\n',
  ' ',
  '%2f',
  '?',
  '#',
  'a',
];

const made = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })), { maxLength: 8 });

it('whatever is made of such pieces stays with us, as browsers read it', () => {
  fc.assert(
    fc.property(made, (pieces) => {
      const to = new URL(back(pieces.join('')), SITE);
      expect(to.origin).toBe(SITE);
      // Once more, as the next who resolves it would.
      expect(new URL(to.pathname, SITE).origin).toBe(SITE);
    }),
    { numRuns: 5_000 },
  );
});
