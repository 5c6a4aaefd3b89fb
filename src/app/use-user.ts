import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '#ui/use-hydrated.ts';
import { sendRequest } from './send-request.ts';
import type { UserContext } from './user-context.ts';
import { USER_PATH } from './user-path.ts';

/** Every page asks this, and most ask nothing else: the contract's client, and keys made of it, can wait for the first other call. */
async function readUser(signal: AbortSignal): Promise<UserContext> {
  const response = await sendRequest(new Request(USER_PATH, { signal }));
  return response.json();
}

export const userQuery = {
  queryKey: ['user'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readUser(signal),
  staleTime: 60_000,
};

/**
 * Who is signed in, asked after hydration so that public pages stay the same for everyone. Undefined until known, and in
 * parts that are hydrated later than the answer came: their document is nobody's either.
 */
export function useUser(): UserContext | undefined {
  const { data } = useQuery(userQuery);
  return useHydrated() ? data : undefined;
}
