import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { api } from '#app/api.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { useRefresh } from '#app/use-refresh.ts';
import { type ToastAction, toastStore } from '#ui/toast-store.ts';
import type { BudgetAnswer, ChangedBudget } from '../../contract.ts';
import { BUDGET_KINDS, budgetQuery } from '../../queries.ts';
import { crossedWords } from '../../rules/crossed-words.ts';
import type { QueuedChange } from '../../rules/queue/change-queue.ts';
import { toldText } from '../../rules/told-text.ts';
import { type BudgetStore, createBudgetStore } from './budget-store.ts';

function send(change: QueuedChange): Promise<ChangedBudget> {
  if ('undoes' in change) return api.budget.undoBudgetChange({ uuid: change.undoes, as: change.uuid });
  const { uuid, operations, basedOn } = change;
  return api.budget.changeBudget({ uuid, operations: [...operations], basedOn });
}

function shelf(): Storage | undefined {
  return typeof window === 'undefined' ? undefined : window.localStorage;
}

/** What was typed is given back, so that nobody has to remember it. */
function tellRefused(store: () => BudgetStore, change: QueuedChange, error: unknown) {
  const reason = error instanceof Error ? error.message : 'An error has occurred';
  const { typed } = change;
  toastStore.show({
    id: `budget-refused-${change.uuid}`,
    tone: 'negative',
    message: typed
      ? `We couldn’t save “${toldText(typed)}”, so it’s as it was before. ${reason}`
      : `We couldn’t save that, so it’s as it was before. ${reason}`,
    ...('operations' in change && {
      action: { label: 'Try again', onPress: () => void store().change(change.operations, typed) },
    }),
    ...(typed && { secondAction: copyOf(typed) }),
  });
}

function copyOf(typed: string): ToastAction {
  return { label: 'Copy', onPress: () => void navigator.clipboard.writeText(typed) };
}

/** Where what it was typed into is gone, it is given back as well. */
function tellCrossed(change: QueuedChange, told: Pick<ChangedBudget, 'crossed' | 'crossedBy'>) {
  const isGone = told.crossed.some(({ field }) => field === 'whole');
  toastStore.show({
    id: 'budget-crossed',
    tone: 'neutral',
    message: crossedWords({ isUndoing: 'undoes' in change, ...told }),
    ...(isGone && change.typed ? { secondAction: copyOf(change.typed) } : { autoDismissMs: 8_000 }),
  });
}

/** The budget of this page, what it is made of and whether it is saved. `keptAs` tells people and weddings apart on a device. */
export function useBudgetStore(loaded: BudgetAnswer, keptAs: string) {
  const refresh = useRefresh();
  const { data } = useLoaded(budgetQuery, loaded);
  useLiveQueries(BUDGET_KINDS, [budgetQuery.queryKey]);
  const [store] = useState(() => {
    const made: BudgetStore = createBudgetStore(loaded, {
      send,
      shelf,
      shelfKey: `budget-changes:${keptAs}`,
      newUuid: () => crypto.randomUUID(),
      onRefused: (change, error) => tellRefused(() => made, change, error),
      onCrossed: tellCrossed,
      onStale: () => void refresh(budgetQuery.queryKey),
    });
    return made;
  });
  useEffect(() => store.receive(data), [store, data]);
  const start = useEffectEvent(() => store.start());
  useEffect(() => {
    start();
    const sendNow = () => store.sendNow();
    window.addEventListener('online', sendNow);
    return () => {
      window.removeEventListener('online', sendNow);
      store.stop();
    };
  }, [store]);
  const snapshot = useSyncExternalStore(store.subscribe, store.read, store.read);
  return { store, ...snapshot };
}
