import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { ModerationItem } from '../../contract/moderation.contract.ts';

export type Verdict = 'clear' | 'reject';

const SHOWN_MS = 5_000;

function wordsOf({ kind, coupleNames }: ModerationItem, verdict: Verdict): string {
  if (kind === 'HELD')
    return verdict === 'clear' ? `${coupleNames}: on its way to the vendor` : `${coupleNames}: not sent`;
  return verdict === 'clear' ? `${coupleNames}: the report is turned down` : `${coupleNames}: marked as spam`;
}

/** The list, and what staff decides about each; decided ones leave it. */
export function useModeration(loaded: readonly ModerationItem[]) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const listRef = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ item: { uuid }, verdict }: { item: ModerationItem; verdict: Verdict }) => {
      if (verdict === 'clear') await api.inquiries.clearInquiry({ uuid });
      else await api.inquiries.rejectInquiry({ uuid });
    },
    onSuccess: (_, { item, verdict }) => {
      setDecided((before) => new Set(before).add(item.uuid));
      listRef.current?.focus();
      toastStore.show({
        id: 'moderation-done',
        tone: 'positive',
        message: wordsOf(item, verdict),
        autoDismissMs: SHOWN_MS,
      });
    },
    onError: async (error) => {
      toastStore.show({ id: 'moderation-failed', tone: 'negative', message: error.message });
      // A refusal often means that a colleague was quicker.
      await revalidate();
    },
  });
  return {
    items: loaded.filter(({ uuid }) => !decided.has(uuid)),
    listRef,
    decide: (item: ModerationItem, verdict: Verdict) => mutate({ item, verdict }),
    /** What is being decided at the moment. */
    deciding: isPending && variables ? { uuid: variables.item.uuid, verdict: variables.verdict } : undefined,
  };
}
