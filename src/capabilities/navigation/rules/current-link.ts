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

/** 'page': one is there. 'true': one is somewhere below it. */
export function currentMark(item: NavItem, place: Place): CurrentMark | undefined {
  if (isCurrentLink(item.href, place)) return 'page';
  return item.links?.some((link) => isCurrentLink(link.href, place)) ? 'true' : undefined;
}

/** The one name of a bar to mark: the page itself before any list that also names it. */
export function currentItem(
  items: readonly NavItem[],
  place: Place,
): { id: string; mark: CurrentMark } | undefined {
  const marked = items.map((item) => ({ id: item.id, mark: currentMark(item, place) }));
  const { id, mark } =
    marked.find((item) => item.mark === 'page') ?? marked.find((item) => item.mark === 'true') ?? {};
  return id !== undefined && mark !== undefined ? { id, mark } : undefined;
}
