import { paths } from '#app/rules/paths.ts';
import { CATALOGUE } from './catalogue.data.ts';
import { type CatalogueEntry, isFor } from './catalogue.ts';
import { coupleNavigation } from './couple-navigation.ts';
import { type SectionStatus, statusOf } from './section-pages.ts';

export type LegacyNavEntry = {
  id: string;
  label: string;
  href: string;
  status: SectionStatus;
  children: LegacyNavEntry[];
};

type LegacyNav = { is_guest: boolean; navigation: LegacyNavEntry[]; sections: LegacyNavEntry[] };

type Node = { id: string; label: string; href: string; children: readonly Node[] };

function describe({ id, label, href, children }: Node): LegacyNavEntry {
  return { id, label, href, status: statusOf(href), children: children.map(describe) };
}

function nodeOf({ id, label, path, children = [] }: CatalogueEntry, isGuest: boolean): Node {
  const shown = children.filter((child) => isFor(child, isGuest));
  // Nobody has an account page before they have an account.
  if (id === 'account' && isGuest) return { id, label: 'Log in', href: paths.login(), children: [] };
  return { id, label, href: path, children: shown.map((child) => nodeOf(child, isGuest)) };
}

/** The whole catalogue as one person sees it, and the bar above it. */
export function legacyNav(isGuest: boolean): LegacyNav {
  const sections = CATALOGUE.filter((section: CatalogueEntry) => isFor(section, isGuest));
  return {
    is_guest: isGuest,
    navigation: coupleNavigation({ isGuest }).map(({ links = [], ...item }) =>
      describe({ ...item, children: links.map((link) => ({ ...link, children: [] })) }),
    ),
    sections: sections.map((section) => describe(nodeOf(section, isGuest))),
  };
}
