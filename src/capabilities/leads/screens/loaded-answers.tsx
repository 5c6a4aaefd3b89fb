import { dehydrate, HydrationBoundary, type QueryKey } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { createQueryClient } from '#app/query-client.ts';

/** An answer that the loader has read, under the key by which the screen asks for it. */
export type LoadedAnswer = { key: QueryKey; data: unknown };

/**
 * Hands answers to the screen as if it had asked for them when it began. The loader says no time: a document of the same
 * data is the same document.
 */
export function LoadedAnswers({
  answers,
  children,
}: {
  answers: readonly LoadedAnswer[];
  children: ReactNode;
}) {
  const state = useMemo(() => {
    const queryClient = createQueryClient();
    for (const { key, data } of answers) queryClient.setQueryData(key, data);
    return dehydrate(queryClient);
  }, [answers]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
