import { useQuery } from '@tanstack/react-query';
import type { UserContext } from '#capabilities/navigation/contract.ts';
import { api } from './api.ts';

export const USER_QUERY_KEY = ['user'] as const;

/** Who is signed in, asked after hydration so that public pages stay the same for everyone. Undefined until known. */
export function useUser(): UserContext | undefined {
  const { data } = useQuery({
    queryKey: USER_QUERY_KEY,
    queryFn: ({ signal }) => api.navigation.user(undefined, { signal }),
    staleTime: 60_000,
  });
  return data;
}
