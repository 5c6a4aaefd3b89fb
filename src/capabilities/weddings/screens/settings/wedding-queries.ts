import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { USER_QUERY_KEY } from '#app/use-user.ts';

const JUST_ASKED_MS = 2_000;

/** Everything about the wedding; what the live stream says makes all of it worth asking again. */
export const WEDDING_KEY = ['wedding'] as const;

export const weddingQuery = queryOptions({
  queryKey: [...WEDDING_KEY, 'details'],
  queryFn: async ({ client, signal }) => {
    // Having no wedding is a state of this page, not a failure: so it is not found out by one.
    const user = await client.fetchQuery({
      queryKey: USER_QUERY_KEY,
      queryFn: () => api.navigation.user(),
      staleTime: JUST_ASKED_MS,
    });
    if (user.user_role_account_weddings.length === 0) return null;
    try {
      return await api.weddings.getWedding(undefined, { signal });
    } catch (error) {
      if (hasErrorCode(error, 'not_found')) return null;
      throw error;
    }
  },
});

export const membersQuery = queryOptions({
  queryKey: [...WEDDING_KEY, 'members'],
  queryFn: ({ signal }) => api.weddings.listMembers(undefined, { signal }),
});

export const invitationsQuery = queryOptions({
  queryKey: [...WEDDING_KEY, 'invitations'],
  queryFn: ({ signal }) => api.weddings.listInvitations(undefined, { signal }),
});
