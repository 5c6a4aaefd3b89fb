import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { orpc } from '#app/orpc.ts';
import type { InboxAsked, InboxPage, Thread } from './contract/couple-inquiries.contract.ts';
import { loadComparison } from './screens/compare/load-comparison.ts';

/** What is asked again when something happens to an inquiry of the couple; the live updates' word for it. */
export const INQUIRIES_KEYS = [
  orpc.inquiries.inbox.key(),
  orpc.inquiries.listOpen.key(),
  orpc.inquiries.read.key(),
  orpc.inquiries.getLast.key(),
  orpc.inquiries.unread.key(),
];
export const INQUIRIES_KINDS = ['inquiries'] as const;

/** The inbox as somebody looks at it, as far as they went on. */
export function inboxQuery(asked: Omit<InboxAsked, 'cursor'>) {
  return orpc.inquiries.inbox.infiniteOptions({
    input: (cursor: string) => ({ ...asked, ...(cursor && { cursor }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Another view of the list: what is there stays until the other comes.
    placeholderData: keepPreviousData,
  });
}

export const openInquiriesQuery = orpc.inquiries.listOpen.queryOptions();

export function threadQuery(uuid: string) {
  return orpc.inquiries.read.queryOptions({ input: { uuid } });
}

/** Reads what was said before a point of a thread. */
export function useReadEarlier(uuid: string) {
  const queryClient = useQueryClient();
  return (before: number) =>
    queryClient.fetchQuery(orpc.inquiries.readEarlier.queryOptions({ input: { uuid, before } }));
}

export const unreadQuery = orpc.inquiries.unread.queryOptions({ staleTime: 60_000 });

/** Quotes of one category side by side, made of several answers; it goes with the open ones. */
export function comparisonQuery(category: string | null) {
  return queryOptions({
    queryKey: [...orpc.inquiries.listOpen.key(), 'comparison', category],
    queryFn: () => loadComparison(api, category),
  });
}

/** Asked once per visit, and never again because somebody wrote. */
export const bookingReminderQuery = orpc.inquiries.bookingReminder.queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
});

/** However it was answered: it is not asked again. */
export function useForgetReminder(): () => void {
  const queryClient = useQueryClient();
  return () => queryClient.setQueryData(bookingReminderQuery.queryKey, null);
}

/** Colleagues decide as well, so it is asked for again from time to time. */
export const moderationQuery = orpc.inquiries.listModeration.queryOptions({ refetchInterval: 30_000 });

export const verdictsQuery = orpc.inquiries.listVerdicts.queryOptions();

export function evidenceQuery(uuid: string) {
  return orpc.inquiries.readEvidence.queryOptions({ input: { uuid }, staleTime: 30_000 });
}

/** Some of them may have been written to already, so more are asked for than shown. */
export function similarVendorsQuery(storefrontUuid: string) {
  return orpc.search.listSimilar.queryOptions({ input: { storefrontUuid, limit: 9 }, staleTime: 600_000 });
}

/** A step answers the thread as it is then. */
export function keepThread(queryClient: QueryClient, thread: Thread): void {
  queryClient.setQueryData(threadQuery(thread.uuid).queryKey, thread);
}

/** Seen: shown at once in the thread and in every list. */
export function keepRead(queryClient: QueryClient, uuid: string, unread: number): void {
  queryClient.setQueryData(threadQuery(uuid).queryKey, (thread) => thread && { ...thread, unread });
  queryClient.setQueriesData<InfiniteData<InboxPage>>({ queryKey: orpc.inquiries.inbox.key() }, (list) => {
    const read = (page: InboxPage) => ({
      ...page,
      inquiries: page.inquiries.map((each) => (each.uuid === uuid ? { ...each, unread } : each)),
    });
    return list && { ...list, pages: list.pages.map(read) };
  });
}
