import { isTaxonomyKey, TAXONOMY_KEYS, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { InboxPage, Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { type InboxList, LONGEST_INBOX_SEARCH, SHOWN, type Shown } from '../../rules/inbox-choices.ts';

/** How the inbox is looked at; it stands in the address, so that it survives a reload and a way back. */
export type InboxView = { list: InboxList; q: string; category: TaxonomyKey | null; show: Shown };

/** What comes with the page: the first of the list, and how it was asked for. */
export type LoadedInbox = { asked: ReturnType<typeof askedBy>; page: InboxPage };

export function readInboxView(params: URLSearchParams, page?: InboxList): InboxView {
  const list = page ?? (params.get('list') === 'active' ? 'active' : 'all');
  const category = params.get('category') ?? '';
  const show = SHOWN.find((shown) => shown === params.get('show')) ?? 'all';
  return {
    list,
    q: (params.get('q') ?? '').slice(0, LONGEST_INBOX_SEARCH),
    category: isTaxonomyKey(category) ? category : null,
    show: list === 'active' && show === 'closed' ? 'all' : show,
  };
}

/** A thread has one address for both lists, so there the list is named. */
export function writeInboxView({ list, q, category, show }: InboxView, isThread: boolean): string {
  const params = new URLSearchParams();
  if (isThread && list === 'active') params.set('list', list);
  if (q.trim()) params.set('q', q);
  if (category) params.set('category', category);
  if (show !== 'all') params.set('show', show);
  return params.size > 0 ? `?${params}` : '';
}

/** The view as the server is asked for it. */
export function askedBy({ list, q, category, show }: InboxView) {
  return { list, q: q.trim(), show, ...(category && { category }) };
}

/** Those that somebody wrote to, in the order of the navigation. */
export function categoriesOf(inquiries: readonly Pick<Inquiry, 'taxonomyKey'>[]): TaxonomyKey[] {
  const written = new Set(inquiries.map(({ taxonomyKey }) => taxonomyKey));
  return TAXONOMY_KEYS.filter((key) => written.has(key));
}
