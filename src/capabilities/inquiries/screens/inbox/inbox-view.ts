import { readTyped } from '#base/search-words.ts';
import { normaliseForSearch } from '#base/text.ts';
import { isTaxonomyKey, TAXONOMY_KEYS, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { isActive, isInContact } from '../../rules/inquiry-states.ts';

/** Which of the two pages: everything, or what is not closed. */
export type InboxList = 'all' | 'active';

export const SHOWN = ['all', 'unread', 'waiting', 'closed'] as const;
export type Shown = (typeof SHOWN)[number];

/** How the inbox is looked at; it stands in the address, so that it survives a reload and a way back. */
export type InboxView = { list: InboxList; q: string; category: TaxonomyKey | null; show: Shown };

type Listed = Pick<Inquiry, 'status' | 'taxonomyKey' | 'vendorName' | 'lastMessage' | 'unread'>;

export function readInboxView(params: URLSearchParams, page?: InboxList): InboxView {
  const list = page ?? (params.get('list') === 'active' ? 'active' : 'all');
  const category = params.get('category') ?? '';
  const show = SHOWN.find((shown) => shown === params.get('show')) ?? 'all';
  return {
    list,
    q: params.get('q') ?? '',
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

/** The vendor had the last word. */
export function isWaitingForUs({ status, lastMessage }: Pick<Listed, 'status' | 'lastMessage'>): boolean {
  return isInContact(status) && lastMessage.by === 'VENDOR';
}

const TESTS: Readonly<Record<Shown, (inquiry: Listed) => boolean>> = {
  all: () => true,
  unread: ({ unread }) => unread > 0,
  waiting: isWaitingForUs,
  closed: ({ status }) => status === 'CLOSED',
};

function isFound({ vendorName, lastMessage }: Listed, words: readonly string[]): boolean {
  const shown = `${vendorName} ${lastMessage.text}`;
  const name = normaliseForSearch(vendorName).replaceAll(' ', '');
  // With a gap where an apostrophe is, and without; the name also in one word, as some write it.
  const text = `${normaliseForSearch(shown)} ${normaliseForSearch(shown.replaceAll(/['’]/g, ''))} ${name}`;
  return words.every((word) => text.includes(word));
}

export function inquiriesOf<Row extends Listed>(inquiries: readonly Row[], view: InboxView): Row[] {
  const words = readTyped(view.q).at(-1)?.words ?? [];
  return inquiries.filter(
    (inquiry) =>
      (view.list === 'all' || isActive(inquiry.status)) &&
      (view.category === null || inquiry.taxonomyKey === view.category) &&
      TESTS[view.show](inquiry) &&
      isFound(inquiry, words),
  );
}

/** How many each choice would show, the other choices as they are. */
export function countsOf(inquiries: readonly Listed[], view: InboxView): Record<Shown, number> {
  const count = (show: Shown) => inquiriesOf(inquiries, { ...view, show }).length;
  return { all: count('all'), unread: count('unread'), waiting: count('waiting'), closed: count('closed') };
}

/** Those that somebody wrote to, in the order of the navigation. */
export function categoriesOf(inquiries: readonly Pick<Inquiry, 'taxonomyKey'>[]): TaxonomyKey[] {
  const written = new Set(inquiries.map(({ taxonomyKey }) => taxonomyKey));
  return TAXONOMY_KEYS.filter((key) => written.has(key));
}
