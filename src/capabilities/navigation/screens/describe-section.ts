import { MEANWHILE, type MeanwhileStep } from '../rules/meanwhile.data.ts';
import type { NavIconName } from '../rules/nav-icons.ts';
import type { NavLink } from '../rules/nav-item.ts';
import { findSectionPage, sectionAbove, sectionsBelow } from '../rules/section-pages.ts';

export type SectionDescription = {
  title: string;
  text: string;
  icon: NavIconName;
  above: NavLink | null;
  below: NavLink[];
  meanwhile: readonly MeanwhileStep[];
};

/** Everything the page of an unfinished section says, or undefined where there is no such section. */
export function describeSection(pathname: string): SectionDescription | undefined {
  const page = findSectionPage(pathname);
  if (!page) return undefined;
  const { path, area, title, text, icon } = page;
  return {
    title,
    text,
    icon,
    above: sectionAbove(path) ?? null,
    below: sectionsBelow(path),
    meanwhile: MEANWHILE[area],
  };
}
