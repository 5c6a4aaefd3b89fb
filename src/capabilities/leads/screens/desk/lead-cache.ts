import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { statusesOf } from '#capabilities/inquiries/rules/lead-views.ts';
import type { Lead, LeadThread } from '../../contract/leads.contract.ts';
import { LEAD_LISTS_KEY, LEADS_KEY, type LeadQuestion, leadQuery } from './lead-queries.ts';

type Page = { leads: Lead[] };
type Pages = InfiniteData<Page, string>;

/** As far as a list is read anew when something changes; whoever scrolled further decides when to jump to its top. */
const PAGES_READ_ANEW = 4;

function isShort(pages: unknown): boolean {
  return ((pages as Pages | undefined)?.pages.length ?? 0) <= PAGES_READ_ANEW;
}

/** Reads the lists again; false where one is too long for that and stays as it is. */
export function readListsAnew(queryClient: QueryClient): boolean {
  const lists = queryClient.getQueryCache().findAll({ queryKey: LEAD_LISTS_KEY, type: 'active' });
  void queryClient.invalidateQueries({
    queryKey: LEAD_LISTS_KEY,
    predicate: ({ state }) => isShort(state.data),
  });
  return lists.every(({ state }) => isShort(state.data));
}

function isSnoozed({ snoozedUntil }: Lead): boolean {
  return snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
}

/** As the server decides it: what is snoozed leaves the new ones, unless they are searched; a talk stays where it is. */
function belongs(lead: Lead, { view, filter, name }: LeadQuestion): boolean {
  if (!statusesOf(view).includes(lead.status)) return false;
  if (filter === 'snoozed') return isSnoozed(lead);
  return view !== 'ready' || Boolean(name) || !isSnoozed(lead);
}

function changeRows(queryClient: QueryClient, change: (leads: Lead[], question: LeadQuestion) => Lead[]) {
  for (const [key, data] of queryClient.getQueriesData<Pages>({ queryKey: LEAD_LISTS_KEY })) {
    if (!data) continue;
    const question = (key as QueryKey).at(-1) as LeadQuestion;
    const pages = data.pages.map((page) => ({ ...page, leads: change(page.leads, question) }));
    queryClient.setQueryData<Pages>(key, { ...data, pages });
  }
}

/** A lead as it is now, in every list that shows it; lists it has left let it go. */
export function showLead(queryClient: QueryClient, thread: LeadThread): void {
  queryClient.setQueryData(leadQuery(thread.uuid).queryKey, thread);
  changeRows(queryClient, (leads, question) =>
    leads.flatMap((lead) => {
      if (lead.uuid !== thread.uuid) return [lead];
      return belongs(thread, question) ? [{ ...lead, ...rowOf(thread) }] : [];
    }),
  );
  readListsAnew(queryClient);
  void queryClient.invalidateQueries({ queryKey: [...LEADS_KEY, 'unread'] });
}

/** What changes in a row when something happens to its lead. */
function rowOf({ status, closeEventType, coupleNames, lastEventAt, lastMessage, ...thread }: LeadThread) {
  const { unread, isUnresponded, isNudged, snoozedUntil, expiresAt, booking, tags, updatedAt } = thread;
  return {
    status,
    closeEventType,
    coupleNames,
    lastEventAt,
    lastMessage,
    unread,
    isUnresponded,
    isNudged,
    snoozedUntil,
    expiresAt,
    booking,
    tags,
    updatedAt,
  };
}

/** Seen: the dot goes at once, the counts follow. */
export function showRead(queryClient: QueryClient, uuid: string): void {
  queryClient.setQueryData(leadQuery(uuid).queryKey, (thread) => thread && { ...thread, unread: 0 });
  changeRows(queryClient, (leads) =>
    leads.map((lead) => (lead.uuid === uuid ? { ...lead, unread: 0 } : lead)),
  );
  void queryClient.invalidateQueries({ queryKey: [...LEADS_KEY, 'unread'] });
}
