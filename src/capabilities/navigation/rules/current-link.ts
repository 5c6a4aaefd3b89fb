import { isExternal } from './external-links.ts';
import type { NavItem } from './nav-item.ts';

type Place = { pathname: string; search: string };

function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

/** Whether this link leads to where one already is. A filter in its query must be set; other parameters may be. */
export function isCurrentLink(href: string, { pathname, search }: Place): boolean {
  if (isExternal(href)) return false;
  const [path = '', query = ''] = href.split('?');
  if (withoutSlash(path) !== withoutSlash(pathname)) return false;
  const here = new URLSearchParams(search);
  return [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value);
}

export type CurrentMark = 'page' | 'true';

function isBelow({ below }: NavItem, { pathname }: Place): boolean {
  return below !== undefined && pathname.startsWith(below);
}

/** 'page': one is there. 'true': one is somewhere below it. */
export function currentMark(item: NavItem, place: Place): CurrentMark | undefined {
  if (isCurrentLink(item.href, place)) return 'page';
  return isBelow(item, place) || item.links?.some((link) => isCurrentLink(link.href, place))
    ? 'true'
    : undefined;
}

/** The one name of a bar to mark: the page itself, then a list that names it, then whose part of the house it is in. */
export function currentItem(
  items: readonly NavItem[],
  place: Place,
): { id: string; mark: CurrentMark } | undefined {
  const named = (item: NavItem) => item.links?.some((link) => isCurrentLink(link.href, place)) ?? false;
  const [nearest] = items
    .filter((item) => isBelow(item, place))
    .sort((first, second) => (second.below?.length ?? 0) - (first.below?.length ?? 0));
  const item = items.find(({ href }) => isCurrentLink(href, place)) ?? items.find(named) ?? nearest;
  const mark = item && currentMark(item, place);
  return item && mark ? { id: item.id, mark } : undefined;
}
