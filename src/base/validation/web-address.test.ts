import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWebAddress, webAddress } from './web-address.ts';

describe('webAddress', () => {
  it.each([
    'https://studio.com',
    'http://www.studio.com/weddings?page=2#top',
    'studio.com',
    'www.studio.co.uk/a',
    'studio.com:8080/x',
    'HTTPS://Studio.COM',
    'https://bücher.example',
  ])('takes %s', (text) => {
    expect(webAddress(text)).toBeUndefined();
  });

  it.each([
    'studio',
    'localhost',
    'http://localhost:3000',
    'http://10.0.0.1',
    'http://[::1]/',
    'http://2130706433',
    'ftp://studio.com',
    'javascript:alert(1)',
    'javascript://studio.com/%0aalert(1)',
    'data:text/html,x',
    'mailto:ana@studio.com',
    'https://studio.com@evil.com',
    'https://stu dio.com',
    'https:\\\\studio.com',
    ' https://studio.com',
    'https://studio.com\n',
    'https://',
    'https://-.com',
    `studio.com/${'a'.repeat(2048)}`,
  ])('refuses %j', (text) => {
    expect(webAddress(text)).toBe('Please enter a valid web address.');
  });

  it('reads an address without scheme as https', () => {
    expect(parseWebAddress('studio.com/a')?.href).toBe('https://studio.com/a');
  });

  it('takes generated web addresses', () => {
    fc.assert(
      fc.property(fc.webUrl({ size: 'small' }), (url) => {
        expect(webAddress(url)).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(webAddress(empty)).toBeUndefined();
  });
});
