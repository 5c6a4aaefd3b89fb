import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import type { InboxAsked } from '../contract/couple-inquiries.contract.ts';

/** Everything asked about the couple's inquiries begins with it, so that one live word makes all of it be read again. */
export const INQUIRIES_KEY = ['inquiries'] as const;
export const INBOX_KEY = [...INQUIRIES_KEY, 'inbox'] as const;

/** The inbox as somebody looks at it, as far as they went on. */
export function inboxQuery(asked: Omit<InboxAsked, 'cursor'>) {
  return infiniteQueryOptions({
    queryKey: [...INBOX_KEY, asked],
    queryFn: ({ pageParam, signal }) =>
      api.inquiries.inbox({ ...asked, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Another view of the list: what is there stays until the other comes.
    placeholderData: keepPreviousData,
  });
}

export const openInquiriesQuery = queryOptions({
  queryKey: [...INQUIRIES_KEY, 'open'],
  queryFn: ({ signal }) => api.inquiries.listOpen(undefined, { signal }),
});

export function threadQuery(uuid: string) {
  return queryOptions({
    queryKey: [...INQUIRIES_KEY, 'thread', uuid],
    queryFn: ({ signal }) => api.inquiries.read({ uuid }, { signal }),
  });
}
