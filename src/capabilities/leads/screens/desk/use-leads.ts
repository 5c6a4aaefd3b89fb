import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '#app/use-live.ts';
import type { Lead } from '../../contract/leads.contract.ts';
import { readListsAnew } from './lead-cache.ts';
import { LEADS_KEY, type LeadQuestion, leadQuery, leadsQuery } from './lead-queries.ts';

/** A courteous close reaches several leads at once: one reading is enough for all of them. */
const GATHER_MS = 250;

/** Pages that were read at different moments may overlap; a lead stands where it was found first. */
function withoutTwins(leads: readonly Lead[]): Lead[] {
  const seen = new Set<string>();
  return leads.filter(({ uuid }) => !seen.has(uuid) && seen.add(uuid));
}

/** The leads of a view as far as somebody scrolled, kept up to date. */
export function useLeads(question: LeadQuestion) {
  const queryClient = useQueryClient();
  const [isBehind, setBehind] = useState(false);
  const query = leadsQuery(question);
  const list = useInfiniteQuery(query);
  const pages = list.data?.pages;
  const leads = useMemo(() => withoutTwins(pages?.flatMap((page) => page.leads) ?? []), [pages]);
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(gathering.current), []);

  useLive(['leads'], (uuid) => {
    void queryClient.invalidateQueries({
      queryKey: uuid ? leadQuery(uuid).queryKey : [...LEADS_KEY, 'one'],
    });
    clearTimeout(gathering.current);
    gathering.current = setTimeout(() => setBehind(!readListsAnew(queryClient)), GATHER_MS);
  });

  return {
    leads,
    isLoading: list.isPending,
    /** Still as it was, while what was asked for is on its way. */
    isOutdated: list.isPlaceholderData,
    error: list.error,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    /** Safe to be called with every scroll. */
    loadMore: () => {
      if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
    },
    hasFailedFurther: list.isFetchNextPageError,
    /** Something changed beyond what is read again by itself. */
    isBehind,
    /** Back to the first page, as it is now. */
    catchUp: () => {
      setBehind(false);
      queryClient.setQueryData<InfiniteData<NonNullable<typeof pages>[number], string>>(
        query.queryKey,
        (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      );
      readListsAnew(queryClient);
    },
  };
}

export type Leads = ReturnType<typeof useLeads>;
