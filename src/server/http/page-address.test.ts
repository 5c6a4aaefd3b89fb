import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForPage, isLinkPage, isPageAddress, readableAddress } from './page-address.ts';

describe('a page that a secret opens', () => {
  it.each(['/r', '/r/', '/R?lang=de', '/r/abc', '/r/abc/summary', '/S/ABC', '/s/abc/address'])(
    '%s is one',
    (url) => expect(isLinkPage(url)).toBe(true),
  );

  it.each(['/', '/s', '/s/', '/r//x', '/rabc', '/registry', '/search/x', '/account/login?next=/r/x'])(
    '%s is none',
    (url) => expect(isLinkPage(url)).toBe(false),
  );
});

describe('a page’s address', () => {
  it.each([
    '/',
    '/api-docs',
    '/wedding-vendors?x=/web-api/',
    '/account/login',
    '/assetsofours',
    '/assets',
    '/healthz/x',
    '/openapi.json%',
    '//evil.example',
  ])('%s is one', (url) => expect(isPageAddress(url)).toBe(true));

  it.each([
    '/web-api/v1/user',
    '/web-api',
    '/web-marketplace-api/v1/x?y=1',
    '/website-nav/x',
    '/api/x',
    '/assets/a.js',
    '/openapi.json',
    '/healthz?x',
    '/account/login.data',
    '/_.data?_routes=root',
  ])('%s is none', (url) => expect(isPageAddress(url)).toBe(false));

  it('is answered with a page unless something else is asked for', () => {
    expect(asksForPage('/', 'text/html,application/xhtml+xml,*/*;q=0.8')).toBe(true);
    expect(asksForPage('/', '*/*')).toBe(true);
    expect(asksForPage('/', undefined)).toBe(true);
    expect(asksForPage('/', 'application/json')).toBe(false);
    expect(asksForPage('/web-api/v1/user', 'text/html')).toBe(false);
    expect(asksForPage('/readyz', 'text/html')).toBe(false);
  });

  it.each(['/assets/a.js', '/x.data', '/__manifest'])(
    '%s is for programs, unless HTML is asked for',
    (url) => {
      expect(asksForPage(url, undefined)).toBe(false);
      expect(asksForPage(url, '*/*')).toBe(false);
      expect(asksForPage(url, 'text/html,*/*;q=0.8')).toBe(true);
    },
  );
});

describe('an address that cannot be decoded', () => {
  it.each([
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/100%', '/100%25'],
    ['/caf%C3%A9/%zz', '/caf%C3%A9/%25zz'],
    ['/%E0%A4%A?q=%E0%A4%A', '/%25E0%25A4%25A?q=%E0%A4%A'],
    ['/a%20b', '/a%20b'],
    ['/web-api/%', '/web-api/%'],
    ['/assets/%E0%A4%A', '/assets/%25E0%25A4%25A'],
    ['/%E0%A4%A.data?_routes=%', '/%25E0%25A4%25A.data?_routes=%'],
    ['/healthz/%', '/healthz/%25'],
  ])('%s is read as %s', (url, readable) => expect(readableAddress(url)).toBe(readable));

  it('always becomes one that can, and stays as it is where it can be', () => {
    const text = fc.array(fc.constantFrom('%', 'E', '0', 'a', '/', '.', 'C3', 'A9', '%C3%A9', '%E0'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (parts) => {
        const url = `/x${parts.join('')}`;
        const readable = readableAddress(url);
        expect(() => decodeURIComponent(readable)).not.toThrow();
        expect(readableAddress(readable)).toBe(readable);
      }),
    );
  });
});
