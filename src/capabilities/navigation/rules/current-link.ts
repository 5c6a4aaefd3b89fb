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

/** How much of the address an item has for its own; 0 where it lies elsewhere. */
function nearness({ below = [] }: NavItem, { pathname }: Place): number {
  return Math.max(0, ...below.filter((start) => pathname.startsWith(start)).map((start) => start.length));
}

/** 'page': one is there. 'true': one is somewhere below it. */
export function currentMark(item: NavItem, place: Place): CurrentMark | undefined {
  if (isCurrentLink(item.href, place)) return 'page';
  return nearness(item, place) > 0 || item.links?.some((link) => isCurrentLink(link.href, place))
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
    .filter((item) => nearness(item, place) > 0)
    .sort((first, second) => nearness(second, place) - nearness(first, place));
  const item = items.find(({ href }) => isCurrentLink(href, place)) ?? items.find(named) ?? nearest;
  const mark = item && currentMark(item, place);
  return item && mark ? { id: item.id, mark } : undefined;
}
