import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';

/** Everything asked about the couple's inquiries begins with it, so that one live word makes all of it be read again. */
export const INQUIRIES_KEY = ['inquiries'] as const;

export const inboxQuery = queryOptions({
  queryKey: [...INQUIRIES_KEY, 'list'],
  queryFn: ({ signal }) => api.inquiries.list(undefined, { signal }),
});

export function threadQuery(uuid: string) {
  return queryOptions({
    queryKey: [...INQUIRIES_KEY, 'thread', uuid],
    queryFn: ({ signal }) => api.inquiries.read({ uuid }, { signal }),
  });
}
