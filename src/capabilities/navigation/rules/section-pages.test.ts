import { describe, expect, it } from 'vitest';
import { servingScreen } from '../testing/serving-screen.ts';
import {
  COUPLE_SECTION_PAGES,
  findSectionPage,
  sectionAbove,
  sectionsBelow,
  statusOf,
  VENDOR_SECTION_PAGES,
} from './section-pages.ts';
import { COUPLE_SECTIONS } from './section-texts.data.ts';
import { upcomingPaths } from './upcoming-paths.ts';
import { VENDOR_SECTIONS } from './vendor-section-texts.data.ts';

const pages = [...COUPLE_SECTION_PAGES, ...VENDOR_SECTION_PAGES];

describe('the texts', () => {
  it.each(pages.map((page) => [page.path, page] as const))(
    'of %s are short and promise nothing',
    (_path, page) => {
      const sentences = page.text.split(/(?<=[.?!])\s+/);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(4);
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.?!]$/);
      expect(page.title).not.toBe('');
      expect(`${page.title} ${page.text}`).not.toMatch(
        /coming soon|stay tuned|20\d\d|this year|next (week|month|year)/i,
      );
    },
  );

  it('are gone where a screen has come', () => {
    const written = [...COUPLE_SECTIONS, ...VENDOR_SECTIONS].flatMap(({ pages: own, parts = {} }) => [
      ...Object.keys(own),
      ...Object.keys(parts),
    ]);
    expect(written.filter((path) => servingScreen(path) !== undefined)).toEqual([]);
    expect(new Set(written).size).toBe(written.length);
  });
});

describe('upcomingPaths', () => {
  it('has each once, in the right half', () => {
    expect(new Set(upcomingPaths).size).toBe(upcomingPaths.length);
    for (const { path } of VENDOR_SECTION_PAGES) expect(path).toMatch(/^\/inspire\/vendors\//);
    for (const { path } of COUPLE_SECTION_PAGES) expect(path).not.toMatch(/^\/inspire\//);
  });
});

describe('findSectionPage', () => {
  it('finds a page by its address, with or without a last slash', () => {
    expect(findSectionPage('/wedding-registry')?.title).toBe('Registry');
    expect(findSectionPage('/wedding-registry/')?.title).toBe('Registry');
  });

  it.each(['/inspire/vendors/leads/find-couples/browse', '/wedding-registry/'])('accepts %s', (path) => {
    expect(findSectionPage(path)).toBeDefined();
  });

  it.each([
    '/',
    '/faq',
    '/wedding-budget/more',
    '/wedding-vendors/inquiries/lost',
    '/inspire/vendors/leads/lost',
    '/constructor',
  ])('knows no %s', (path) => {
    expect(findSectionPage(path)).toBeUndefined();
  });
});

describe('statusOf', () => {
  it.each([
    '/faq?from=footer',
    '/wedding-vendors/wedding-venues?capacity=0-50',
    '/wedding-vendors/near-me/wedding-florists',
    '/inspire/vendors/leads/ready',
  ])('knows that %s has its screen', (href) => {
    expect(statusOf(href)).toBe('live');
  });

  it.each(['/wedding-registry?from=footer', '/inspire/vendors/leads/find-couples/browse'])(
    'knows that %s is to come',
    (href) => {
      expect(statusOf(href)).toBe('upcoming');
    },
  );
});

describe('the way up and down', () => {
  it('lists the parts of a section once, without itself', () => {
    const hrefs = sectionsBelow('/wedding-planning/guests').map(({ href }) => href);
    expect(hrefs).toContain('/wedding-planning/guests/rsvp');
    expect(hrefs).not.toContain('/wedding-planning/guests');
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(sectionsBelow('/wedding-vendors')[0]?.label).toBe('Venues');
    expect(sectionsBelow('/wedding-planning/checklist')).toEqual([]);
  });

  it('names the section above', () => {
    expect(sectionAbove('/honeymoons/bali')).toMatchObject({ label: 'Honeymoons', href: '/honeymoons' });
    expect(sectionAbove('/wedding-vendors/wedding-venues')?.href).toBe('/wedding-vendors');
    expect(sectionAbove('/honeymoons')).toBeUndefined();
    expect(sectionAbove('/inspire/vendors/lead-preferences')).toBeUndefined();
  });
});
