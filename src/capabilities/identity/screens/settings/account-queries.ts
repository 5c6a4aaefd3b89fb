import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';

/** What this page asks about the account itself; one key for everything that a change may touch. */
export const ACCOUNT_KEY = ['account'] as const;

export const profileQuery = queryOptions({
  queryKey: [...ACCOUNT_KEY, 'profile'],
  queryFn: ({ signal }) => api.identity.account.profile(undefined, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: [...ACCOUNT_KEY, 'sessions'],
  queryFn: ({ signal }) => api.identity.account.listSessions(undefined, { signal }),
});

export const exportsQuery = queryOptions({
  queryKey: [...ACCOUNT_KEY, 'exports'],
  queryFn: ({ signal }) => api.identity.account.listExports(undefined, { signal }),
});

export const impersonationsQuery = queryOptions({
  queryKey: [...ACCOUNT_KEY, 'impersonations'],
  queryFn: ({ signal }) => api.identity.support.listImpersonations(undefined, { signal }),
});
