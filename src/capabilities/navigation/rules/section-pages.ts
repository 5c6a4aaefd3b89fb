import { CATALOGUE } from './catalogue.data.ts';
import { type CatalogueEntry, withDescendants } from './catalogue.ts';
import type { NavIconName } from './nav-icons.ts';
import type { NavLink } from './nav-item.ts';
import type { SectionArea, SectionGroup } from './section-text.ts';
import { COUPLE_SECTIONS } from './section-texts.data.ts';
import { VENDOR_SECTIONS } from './vendor-section-texts.data.ts';

export type SectionPage = {
  path: string;
  area: SectionArea;
  icon: NavIconName;
  title: string;
  text: string;
};

function pagesOf({ area, icon, pages, parts = {}, shared = '' }: SectionGroup): SectionPage[] {
  const own = Object.entries(pages).map(([path, page]) => ({ path, area, icon, ...page }));
  const composed = Object.entries(parts).map(([path, { title, text }]) => {
    return { path, area, icon, title, text: `${text} ${shared}` };
  });
  return [...own, ...composed];
}

/** What the navigation names and no screen serves yet. A section that gets its screen loses its text, and is live by that. */
export const COUPLE_SECTION_PAGES: readonly SectionPage[] = COUPLE_SECTIONS.flatMap(pagesOf);
export const VENDOR_SECTION_PAGES: readonly SectionPage[] = VENDOR_SECTIONS.flatMap(pagesOf);

const pagesByPath = new Map(
  [...COUPLE_SECTION_PAGES, ...VENDOR_SECTION_PAGES].map((page) => [page.path, page]),
);

/** The page of an address, or undefined where there is none. */
export function findSectionPage(pathname: string): SectionPage | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return pagesByPath.get(path);
}

export type SectionStatus = 'live' | 'upcoming';

export function statusOf(href: string): SectionStatus {
  return findSectionPage(href.split('?')[0] ?? '') ? 'upcoming' : 'live';
}

/** What the catalogue has below a path: the parts of a section, without the section itself. */
export function sectionsBelow(path: string): NavLink[] {
  const roots: CatalogueEntry[] = CATALOGUE.flatMap(withDescendants).filter((entry) => entry.path === path);
  // The nearest first: vendor categories before what else belongs to vendors.
  const below = roots.reverse().flatMap(({ children = [] }) => children);
  const seen = new Set([path]);
  return below.flatMap(({ id, label, path: href }) => {
    if (seen.has(href)) return [];
    seen.add(href);
    return [{ id, label, href }];
  });
}

/** The section this page is a part of. */
export function sectionAbove(path: string): NavLink | undefined {
  const parent = CATALOGUE.find(
    (section: CatalogueEntry) =>
      section.path !== path && withDescendants(section).some((entry) => entry.path === path),
  );
  return parent && { id: parent.id, label: parent.label, href: parent.path };
}
