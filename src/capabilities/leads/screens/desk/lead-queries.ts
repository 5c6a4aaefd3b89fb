import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import type { leadQuestion } from '../../rules/lead-address.ts';

/** Everything of the inbox; the jewels' count is kept under it, too. */
export const LEADS_KEY = ['leads'] as const;
export const LEAD_LISTS_KEY = [...LEADS_KEY, 'list'] as const;

export type LeadQuestion = ReturnType<typeof leadQuestion>;

function isSameView(asked: unknown, { storefrontUuid, view }: LeadQuestion): boolean {
  const last = asked as LeadQuestion | undefined;
  return last?.storefrontUuid === storefrontUuid && last.view === view;
}

export function leadsQuery(question: LeadQuestion) {
  return infiniteQueryOptions({
    queryKey: [...LEAD_LISTS_KEY, question],
    queryFn: ({ pageParam, signal }) =>
      api.leads.listLeads({ ...question, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Another order of the same view: what is there stays until the other comes.
    placeholderData: (shown, asked) => (isSameView(asked?.queryKey.at(-1), question) ? shown : undefined),
    // Comparing everything that was loaded with every new page would make long lists slow.
    structuralSharing: false,
  });
}

export function leadQuery(uuid: string) {
  return queryOptions({
    queryKey: [...LEADS_KEY, 'one', uuid],
    queryFn: ({ signal }) => api.leads.readLead({ uuid }, { signal }),
  });
}

export function savedRepliesQuery(storefrontUuid: string) {
  return queryOptions({
    queryKey: [...LEADS_KEY, 'saved-replies', storefrontUuid],
    queryFn: ({ signal }) => api.leads.listSavedReplies({ storefrontUuid }, { signal }),
  });
}
