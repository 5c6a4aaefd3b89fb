import { describe, expect, it } from 'vitest';
import { fileName, NUMBERS_PER_PART, parseFileName, rangeOf, type SitemapFile } from './sitemap-files.ts';

describe('sitemap files', () => {
  it.each<SitemapFile>([
    { kind: 'pages' },
    { kind: 'searches' },
    { kind: 'storefronts', part: 0 },
    { kind: 'real-weddings', part: 12 },
    { kind: 'photos', part: 99 },
  ])('are found again by their name: %o', (file) => {
    expect(parseFileName(fileName(file))).toEqual(file);
  });

  it.each([
    '',
    'pages',
    'pages-1.xml',
    'storefronts.xml',
    'storefronts-0.xml',
    'storefronts-01.xml',
    'storefronts-1000000.xml',
    'storefronts-999999.xml',
    'storefronts--1.xml',
    'vendors-1.xml',
    "storefronts-1'.xml",
    '../pages.xml',
  ])('are not made up: %s', (name) => {
    expect(parseFileName(name)).toBeUndefined();
  });

  it('meet without a gap and without overlap, within what search engines take', () => {
    for (const part of [0, 1, 99]) expect(rangeOf(part).upTo).toBe(rangeOf(part + 1).after);
    expect(rangeOf(0).after).toBe(0);
    expect(NUMBERS_PER_PART).toBeLessThanOrEqual(50_000);
  });
});
