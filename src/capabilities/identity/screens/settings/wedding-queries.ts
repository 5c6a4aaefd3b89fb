import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';

/** Everything about the wedding; what the live stream says makes all of it worth asking again. */
export const WEDDING_KEY = ['wedding'] as const;

export const weddingQuery = queryOptions({
  queryKey: [...WEDDING_KEY, 'details'],
  queryFn: async ({ signal }) => {
    try {
      return await api.weddings.getWedding(undefined, { signal });
    } catch (error) {
      // Having no wedding is a state of this page, not a failure.
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
