import type { QueryClient } from '@tanstack/react-query';
import type { Website } from '../../contract/editor.contract.ts';
import { websiteQuery } from '../../queries.ts';

/** Every change of a website answers with all of it. */
export function keepWebsite(queryClient: QueryClient, answer: Website): void {
  queryClient.setQueryData(websiteQuery.queryKey, answer);
}
