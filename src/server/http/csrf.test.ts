import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { isCsrfToken, issueCsrfToken, passesAsForm, passesCsrf } from './csrf.ts';

const SECRET = 'a secret for tests only';
const host = 'www.ampersand.example';
const session = 'the token of a session';
const token = issueCsrfToken(SECRET, systemClock, session);

describe('the CSRF token', () => {
  it('is different every time and ours every time', () => {
    const other = issueCsrfToken(SECRET, systemClock, session);
    expect(other).not.toBe(token);
    expect(isCsrfToken(SECRET, other, session)).toBe(true);
  });

  it.each([
    undefined,
    '',
    '.',
    'value',
    'value.',
    '.signature',
    `${token}.more`,
    `${token} `,
    token.toUpperCase(),
    token.slice(0, -1),
  ])('does not take %j for ours', (forged) => {
    expect(isCsrfToken(SECRET, forged, session)).toBe(false);
  });

  it('is bound to the secret', () => {
    expect(isCsrfToken('another secret', token, session)).toBe(false);
  });
});

describe('the session of a CSRF token', () => {
  it('is the one it was made for, or none', () => {
    const visiting = issueCsrfToken(SECRET, systemClock, undefined);
    expect(isCsrfToken(SECRET, visiting, null)).toBe(true);
    expect(isCsrfToken(SECRET, visiting, session)).toBe(false);
    expect(isCsrfToken(SECRET, token, 'another session')).toBe(false);
    expect(isCsrfToken(SECRET, token, undefined)).toBe(false);
  });
});

describe('a submission', () => {
  it('passes with the cookie repeated in the header, from our own origin or none', () => {
    for (const origin of [undefined, `https://${host}`, 'null'])
      expect(passesCsrf(SECRET, { cookie: token, header: token, origin, host, session })).toBe(true);
  });

  it.each([
    `https://${host}.evil.example`,
    'https://evil.example',
    `https://evil.example/${host}`,
    `https://${host}:8443`,
    `https://${host}@evil.example`,
    'not an origin',
  ])('is refused from %s', (origin) => {
    expect(passesCsrf(SECRET, { cookie: token, header: token, origin, host, session })).toBe(false);
  });

  it('is refused when header and cookie differ, even if both are ours', () => {
    const header = issueCsrfToken(SECRET, systemClock, session);
    expect(passesCsrf(SECRET, { cookie: token, header, origin: undefined, host, session })).toBe(false);
    expect(passesCsrf(SECRET, { cookie: token, header: undefined, origin: undefined, host, session })).toBe(
      false,
    );
    expect(
      passesCsrf(SECRET, { cookie: token, header: [token, token], origin: undefined, host, session }),
    ).toBe(false);
    expect(passesCsrf(SECRET, { cookie: undefined, header: token, origin: undefined, host, session })).toBe(
      false,
    );
  });

  it('never passes with anything made up, repeated or not', () => {
    const madeUp = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.base64String(), fc.base64String()).map((parts) => parts.join('.')),
      fc.base64String().map((value) => `${value}.${token.split('.')[1]}`),
      fc.base64String().map((signature) => `${token.split('.')[0]}.${signature}`),
    );
    fc.assert(
      fc.property(madeUp, madeUp, fc.boolean(), (cookie, other, isRepeated) => {
        const header = isRepeated ? cookie : other;
        expect(passesCsrf(SECRET, { cookie, header, origin: undefined, host, session })).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a form without a token', () => {
  const publicUrl = 'https://www.ampersand.example';
  const passes = (origin?: string, fetchSite?: string) =>
    passesAsForm({ origin, fetchSite, host, publicUrl });

  it('passes where the browser says that it came from a page of ours', () => {
    expect(passes('https://www.ampersand.example')).toBe(true);
    expect(passes('https://www.ampersand.example', 'same-origin')).toBe(true);
    expect(passes('null', 'same-origin')).toBe(true);
    expect(passes(undefined, 'same-origin')).toBe(true);
  });

  it.each([
    [undefined, undefined],
    [undefined, 'none'],
    [undefined, 'same-site'],
    ['null', undefined],
    ['null', 'cross-site'],
    ['', 'cross-site'],
    ['https://evil.example', undefined],
    ['https://evil.example', 'same-origin'],
    ['https://ampersand.example', undefined],
    ['https://blog.www.ampersand.example', 'same-site'],
    ['https://www.ampersand.example.evil.example', undefined],
    ['https://www.ampersand.example:8443', undefined],
    ['http://www.ampersand.example', undefined],
    ['file://www.ampersand.example', undefined],
    ['https://www.ampersand.example', 'cross-site'],
    ['https://www.ampersand.example', 'same-site'],
    ['nonsense', undefined],
  ])('does not pass from %s, sent %s', (origin, fetchSite) => {
    expect(passes(origin, fetchSite)).toBe(false);
  });
});
