import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { orpc } from '#app/orpc.ts';
import { userQuery } from '#app/use-user.ts';

const JUST_ASKED_MS = 2_000;

/** Everything about the wedding; what the live stream says makes all of it worth asking again. */
export const WEDDING_KEY = orpc.weddings.key();
export const WEDDING_KINDS = ['wedding', 'members', 'invitations', 'preferences'] as const;

export const weddingQuery = queryOptions({
  queryKey: orpc.weddings.getWedding.key({ type: 'query' }),
  queryFn: async ({ client, signal }) => {
    // Having no wedding is a state of this page, not a failure: so it is not found out by one.
    const user = await client.fetchQuery({ ...userQuery, staleTime: JUST_ASKED_MS });
    if (user.user_role_account_weddings.length === 0) return null;
    try {
      return await api.weddings.getWedding(undefined, { signal });
    } catch (error) {
      if (hasErrorCode(error, 'not_found')) return null;
      throw error;
    }
  },
});

export function letterQuery(token: string) {
  return orpc.weddings.readInvitation.queryOptions({ input: { token } });
}

export const membersQuery = orpc.weddings.listMembers.queryOptions();
export const invitationsQuery = orpc.weddings.listInvitations.queryOptions();
