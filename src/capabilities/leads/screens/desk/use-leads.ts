import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '#app/use-live.ts';
import { useRefresh } from '#app/use-refresh.ts';
import type { Lead } from '../../contract/leads.contract.ts';
import {
  LEAD_THREADS_KEY,
  LEADS_KINDS,
  type LeadQuestion,
  leadQuery,
  leadsQuery,
  listingCountsQuery,
  useLeadLists,
} from '../../queries.ts';

/** A courteous close reaches several leads at once: one reading is enough for all of them. */
const GATHER_MS = 250;

/** Pages that were read at different moments may overlap; a lead stands where it was found first. */
function withoutTwins(leads: readonly Lead[]): Lead[] {
  const seen = new Set<string>();
  return leads.filter(({ uuid }) => !seen.has(uuid) && seen.add(uuid));
}

/** The leads of a view as far as somebody scrolled, kept up to date. */
export function useLeads(question: LeadQuestion) {
  const refresh = useRefresh();
  const lists = useLeadLists();
  const [isBehind, setBehind] = useState(false);
  const list = useInfiniteQuery(leadsQuery(question));
  const pages = list.data?.pages;
  const leads = useMemo(() => withoutTwins(pages?.flatMap((page) => page.leads) ?? []), [pages]);
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(gathering.current), []);

  useLive(LEADS_KINDS, (uuid) => {
    void refresh(uuid ? leadQuery(uuid).queryKey : LEAD_THREADS_KEY);
    void refresh(listingCountsQuery.queryKey);
    clearTimeout(gathering.current);
    gathering.current = setTimeout(() => setBehind(!lists.readAnew()), GATHER_MS);
  });

  return {
    leads: leads as readonly Lead[],
    /** By why they need the vendor. */
    needs: pages?.[0]?.needs,
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
      lists.backToFirstPage(question);
      lists.readAnew();
    },
  };
}

export type Leads = ReturnType<typeof useLeads>;
