import {
  type InfiniteData,
  type QueryClient,
  type QueryFilters,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#app/api.ts';
import { orpc } from '#app/orpc.ts';
import { reported } from '#app/reported.ts';
import type { Lead, LeadThread } from './contract/leads.contract.ts';
import type { leadQuestion } from './rules/lead-address.ts';

export type LeadQuestion = ReturnType<typeof leadQuestion>;

export const LEADS_KINDS = ['leads'] as const;
/** Every lead that is or was open, and the counts of every listing. */
export const LEAD_THREADS_KEY = orpc.leads.readLead.key();
export const LEAD_COUNTS_KEYS = [orpc.leads.vendorUnread.key(), orpc.leads.countListings.key()];
const LISTS_KEY = orpc.leads.listLeads.key();

function isSameView(key: readonly unknown[] | undefined, { storefrontUuid, view }: LeadQuestion): boolean {
  const { input } = (key?.[1] ?? {}) as { input?: LeadQuestion };
  return input !== undefined && input.storefrontUuid === storefrontUuid && input.view === view;
}

export function leadsQuery(question: LeadQuestion) {
  return orpc.leads.listLeads.infiniteOptions({
    input: (cursor: string) => ({ ...question, ...(cursor && { cursor }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Another order of the same view: what is there stays until the other comes.
    placeholderData: (shown, asked) => (isSameView(asked?.queryKey, question) ? shown : undefined),
    // Comparing everything that was loaded with every new page would make long lists slow.
    structuralSharing: false,
  });
}

export function leadQuery(uuid: string) {
  return orpc.leads.readLead.queryOptions({ input: { uuid } });
}

/** Reads what was said before a point of a lead. */
export function useReadEarlier(uuid: string) {
  const queryClient = useQueryClient();
  return (before: number) =>
    queryClient.fetchQuery(orpc.leads.readEarlierOfLead.queryOptions({ input: { uuid, before } }));
}

export function quotePackagesQuery(storefrontUuid: string) {
  return orpc.leads.listQuotePackages.queryOptions({ input: { storefrontUuid } });
}

export function savedRepliesQuery(storefrontUuid: string) {
  return orpc.leads.listSavedReplies.queryOptions({ input: { storefrontUuid } });
}

/** How each listing stands; asked again with what changes it. */
export const listingCountsQuery = orpc.leads.countListings.queryOptions();

/** The same for the frame of the page. A query that is merely named there would stand in the way of what a document brings. */
export function listingCountsIf(isAsked: boolean) {
  const { queryKey } = listingCountsQuery;
  return {
    ...listingCountsQuery,
    queryKey: isAsked ? queryKey : (['listing-counts', 'not-asked'] as unknown as typeof queryKey),
    enabled: isAsked,
  };
}

/** How many leads of a storefront are unseen, by status too: the count in the bar. */
export function vendorUnreadQuery(storefrontUuid: string) {
  return queryOptions({
    queryKey: orpc.leads.vendorUnread.key({ type: 'query', input: { id: storefrontUuid } }),
    queryFn: ({ signal }) =>
      reported('vendor-unread', api.leads.vendorUnread({ id: storefrontUuid }, { signal }), signal),
  });
}

type Pages = InfiniteData<{ leads: Lead[] }, string>;

/** As far as a list is read anew when something changes; whoever scrolled further decides when to jump to its top. */
const PAGES_READ_ANEW = 4;

function isShort(pages: unknown): boolean {
  return ((pages as Pages | undefined)?.pages.length ?? 0) <= PAGES_READ_ANEW;
}

/** The lists that are read again by themselves. */
export const SHORT_LEAD_LISTS: QueryFilters = {
  queryKey: LISTS_KEY,
  predicate: ({ state }) => isShort(state.data),
};

/** The lists as a whole, for who follows them. */
export function useLeadLists() {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      /** False where one that is shown is too long for that and stays as it is. */
      readAnew: (): boolean => {
        void queryClient.invalidateQueries(SHORT_LEAD_LISTS);
        const shown = queryClient.getQueryCache().findAll({ queryKey: LISTS_KEY, type: 'active' });
        return shown.every(({ state }) => isShort(state.data));
      },
      backToFirstPage: (question: LeadQuestion): void => {
        queryClient.setQueryData(
          leadsQuery(question).queryKey,
          (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
        );
      },
    }),
    [queryClient],
  );
}

function changeRow(queryClient: QueryClient, uuid: string, change: (lead: Lead) => Lead) {
  queryClient.setQueriesData<Pages>({ queryKey: LISTS_KEY }, (list) => {
    if (!list?.pages.some(({ leads }) => leads.some((lead) => lead.uuid === uuid))) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      leads: page.leads.map((lead) => (lead.uuid === uuid ? change(lead) : lead)),
    }));
    return { ...list, pages };
  });
}

/** What changes in a row when something happens to its lead. */
function rowOf({ status, closeEventType, coupleNames, lastEventAt, lastMessage, ...thread }: LeadThread) {
  const {
    unread,
    isUnresponded,
    isNudged,
    nudgedAt,
    need,
    snoozedUntil,
    expiresAt,
    booking,
    tags,
    price,
    updatedAt,
  } = thread;
  return {
    status,
    closeEventType,
    coupleNames,
    lastEventAt,
    lastMessage,
    unread,
    isUnresponded,
    isNudged,
    nudgedAt,
    need,
    snoozedUntil,
    expiresAt,
    booking,
    tags,
    price,
    updatedAt,
  };
}

/** A lead as it is now, in the thread and in its row. Which lists it has left is for the server to say. */
export function keepLead(queryClient: QueryClient, thread: LeadThread): void {
  queryClient.setQueryData(leadQuery(thread.uuid).queryKey, thread);
  changeRow(queryClient, thread.uuid, (lead) => ({ ...lead, ...rowOf(thread) }));
}

/** Seen: the dot goes at once, the counts follow. */
export function keepRead(queryClient: QueryClient, uuid: string): void {
  queryClient.setQueryData(leadQuery(uuid).queryKey, (thread) => thread && { ...thread, unread: 0 });
  changeRow(queryClient, uuid, (lead) => ({ ...lead, unread: 0 }));
}
