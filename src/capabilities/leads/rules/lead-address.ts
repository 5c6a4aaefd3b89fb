import { type LeadView, readLeadView } from '#capabilities/inquiries/rules/lead-views.ts';
import type { LeadSortOrder } from './lead-sort.ts';
import { defaultOrderOf, LEAD_SORT_KEYS, LEAD_SORT_ORDERS, type LeadSortKey } from './lead-sort.ts';

/** What narrows a view; `expired` only makes sense among the closed ones. */
export type LeadFilter = 'all' | 'unread' | 'unresponded' | 'snoozed' | 'expired';

export type ShownView = Exclude<LeadView, 'expired'>;

export type LeadAddress = {
  view: ShownView;
  filter: LeadFilter;
  sort: LeadSortKey;
  order: LeadSortOrder;
  /** Words to find leads by. */
  name: string;
};

/** What stands in an address in place of a listing's uuid. */
export const ALL_LISTINGS = 'all';

/** New leads are worked through by what presses; talks by who said something last. */
export function defaultSortOf(view: ShownView): LeadSortKey {
  return view === 'ready' ? 'needs-you' : 'recent';
}

/** Only what was never answered ends by itself. */
export function sortsOf(view: ShownView): readonly LeadSortKey[] {
  if (view === 'ready') return LEAD_SORT_KEYS;
  return LEAD_SORT_KEYS.filter((key) => key !== 'expiry' && (key !== 'needs-you' || view !== 'closed'));
}

export const LONGEST_NAME_SEARCH = 60;

function shownView(slug: string | undefined): ShownView {
  const view = readLeadView(slug);
  return view === 'expired' ? 'closed' : view;
}

export function filtersOf(view: ShownView): readonly LeadFilter[] {
  return view === 'closed' ? ['all', 'unread', 'expired'] : ['all', 'unread', 'unresponded', 'snoozed'];
}

/** What an address asks for; whatever it says wrongly counts as not said. */
export function readLeadAddress(slug: string | undefined, search: URLSearchParams): LeadAddress {
  const view = shownView(slug);
  const asked = slug === 'expired' ? 'expired' : search.get('filter');
  const sort = sortsOf(view).find((key) => key === search.get('sort')) ?? defaultSortOf(view);
  return {
    view,
    filter: filtersOf(view).find((filter) => filter === asked) ?? 'all',
    sort,
    order: LEAD_SORT_ORDERS.find((order) => order === search.get('order')) ?? defaultOrderOf(sort),
    name: (search.get('name') ?? '').slice(0, LONGEST_NAME_SEARCH).trim(),
  };
}

export type LeadSearchChange = Partial<Omit<LeadAddress, 'view'>> & { storefront?: string };

/** The same parameters with a few changed, '?' included; those nobody here knows stay as they are. */
export function changeLeadSearch(view: ShownView, search: URLSearchParams, change: LeadSearchChange): string {
  const next = new URLSearchParams(search);
  const put = (key: string, value: string | undefined, unsaid: string) => {
    if (value === undefined) return;
    if (value === unsaid) next.delete(key);
    else next.set(key, value);
  };
  const unsaidSort = defaultSortOf(view);
  const sort = change.sort ?? sortsOf(view).find((key) => key === search.get('sort')) ?? unsaidSort;
  // Each key has its own natural direction: a new key begins with it.
  if (change.sort !== undefined) next.delete('order');
  put('sort', change.sort, unsaidSort);
  put('order', change.order, defaultOrderOf(sort));
  put('filter', change.filter, 'all');
  put('name', change.name, '');
  put('storefront', change.storefront, '');
  return next.size > 0 ? `?${next}` : '';
}

/** Where an address really leads, when that is elsewhere: expired ones are shown among the closed. */
export function redirectedView(
  slug: string | undefined,
  search: URLSearchParams,
): { view: ShownView; search: string } | undefined {
  const view = shownView(slug);
  if (view === slug) return undefined;
  return { view, search: changeLeadSearch(view, search, slug === 'expired' ? { filter: 'expired' } : {}) };
}

/** How the list call is asked for it; without a listing, of all of them. */
export function leadQuestion(
  { view, filter, sort, order, name }: LeadAddress,
  storefrontUuid: string | undefined,
) {
  return {
    ...(storefrontUuid && { storefrontUuid }),
    view: filter === 'expired' ? ('expired' as const) : view,
    filter: filter === 'expired' ? ('all' as const) : filter,
    sort,
    order,
    ...(name && { name }),
  };
}
