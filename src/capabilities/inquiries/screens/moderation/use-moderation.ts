import { useRef } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { moderationQuery } from '../../queries.ts';

export type Verdict = 'clear' | 'reject';

function wordsOf({ kind, coupleNames }: ModerationItem, verdict: Verdict): string {
  if (kind === 'HELD')
    return verdict === 'clear' ? `${coupleNames}: on its way to the vendor` : `${coupleNames}: not sent`;
  return verdict === 'clear' ? `${coupleNames}: the report is turned down` : `${coupleNames}: marked as spam`;
}

/** The list, and what staff decides about each; decided ones leave it. */
export function useModeration(loaded: ModerationItem[]) {
  const { data: items } = useLoaded(moderationQuery, loaded);
  const listRef = useRef<HTMLDivElement>(null);
  const { mutate, isPending, variables } = useAction({
    run: async ({ item: { uuid }, verdict }: { item: ModerationItem; verdict: Verdict }) => {
      if (verdict === 'clear') await api.inquiries.clearInquiry({ uuid });
      else await api.inquiries.rejectInquiry({ uuid });
    },
    keeps: (queryClient, _, { item }) =>
      queryClient.setQueryData(moderationQuery.queryKey, (list) =>
        list?.filter(({ uuid }) => uuid !== item.uuid),
      ),
    // A refusal often means that a colleague was quicker.
    refreshes: [moderationQuery.queryKey],
    onDone: () => listRef.current?.focus(),
    done: ({ item, verdict }) => ({ message: wordsOf(item, verdict), autoDismissMs: 5_000 }),
  });
  return {
    items,
    listRef,
    decide: (item: ModerationItem, verdict: Verdict) => mutate({ item, verdict }),
    /** What is being decided at the moment. */
    deciding: isPending && variables ? { uuid: variables.item.uuid, verdict: variables.verdict } : undefined,
  };
}
