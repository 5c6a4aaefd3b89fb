import { useEffect, useRef, useState } from 'react';
import { hasErrorCode } from '#app/api-error.ts';
import { useRefresh } from '#app/use-refresh.ts';
import { plural } from '#base/text.ts';
import { toastStore } from '#ui/toast-store.ts';
import { seatingPlanQuery } from '../../queries.ts';
import type { AppliedKind } from '../../rules/run-states.ts';
import type { ResultChair } from '../../rules/seats-of-result.ts';
import type { SeatingPlan } from '../../rules/solver/problem.ts';
import type { SeatingStore } from '../store/seating-store.ts';
import { applyChairs } from './apply-chairs.ts';
import { runSearch } from './run-search.ts';

export type Solver = {
  /** From 0 to 1 while it looks for seats; undefined when it rests. */
  progress: number | undefined;
  start: (mode: 'FILL' | 'IMPROVE') => Promise<void>;
  stop: () => void;
  /** Chairs that a repair offered. */
  use: (found: {
    kind: AppliedKind;
    seed: number;
    basedOn: number;
    chairs: readonly ResultChair[];
  }) => Promise<void>;
};

function resultWords({ unseatedIds, broken }: SeatingPlan, moved: number): string {
  const hard = broken.filter(({ strength }) => strength !== 'NICE').length;
  return [
    moved === 0 ? 'Nobody had to move.' : `${plural(moved, 'guest')} got a chair.`,
    unseatedIds.length > 0 && `There was no chair for ${unseatedIds.length}: add a table.`,
    hard > 0 && `${plural(hard, 'rule')} could not be kept. Check shows which.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const NO_TABLES = {
  id: 'action-failed',
  tone: 'neutral',
  autoDismissMs: 8_000,
  message: 'There are no tables yet. Add tables first, then we look for seats.',
} as const;

const seedNow = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Looks for seats in the background and puts everybody on them. */
export function useSolver(store: SeatingStore, planUuid: string): Solver {
  const refresh = useRefresh();
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function tellDone(message: string, operationUuid: string, moved: number) {
    toastStore.show({
      ...{ id: 'action-done', tone: 'positive', autoDismissMs: 12_000, message },
      ...(moved > 0 && {
        secondAction: { label: 'Undo', onPress: () => void store.undo(operationUuid) },
      }),
    });
  }

  function tellFailed(error: unknown, again: () => void) {
    toastStore.show({
      id: 'action-failed',
      tone: 'negative',
      message: hasErrorCode(error, 'seating.changed_meanwhile')
        ? 'The plan changed while we were looking, so nothing was moved.'
        : `Nobody was moved. ${error instanceof Error ? error.message : 'Please try again.'}`,
      action: { label: 'Try again', onPress: again },
    });
  }

  async function start(mode: 'FILL' | 'IMPROVE') {
    if (running.current) return;
    if (store.read().plan.state.tables.length === 0) {
      toastStore.show(NO_TABLES);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      await store.whenSaved();
      const { plan } = store.read();
      const { problemOfPlan } = await import('../../rules/solver-view/problem-of-plan.ts');
      const seed = seedNow() % 2_147_483_647;
      const order = { problem: problemOfPlan(plan), mode, seed };
      const found = await runSearch(order, setProgress, controller.signal);
      if (!found) return;
      const chairs = found.seats.map(({ personId, tableId, seat }) => ({
        ...{ guestUuid: personId, tableUuid: tableId, seat },
      }));
      const { moved, operationUuid } = await applyChairs(store, planUuid, {
        ...{ kind: mode, seed, basedOn: plan.version, chairs },
      });
      await refresh(seatingPlanQuery(planUuid).queryKey);
      tellDone(resultWords(found, moved), operationUuid, moved);
    } catch (error) {
      tellFailed(error, () => void start(mode));
      await refresh(seatingPlanQuery(planUuid).queryKey);
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return {
    progress,
    start,
    stop: () => running.current?.abort(),
    async use(found) {
      try {
        await store.whenSaved();
        const { moved, operationUuid } = await applyChairs(store, planUuid, found);
        await refresh(seatingPlanQuery(planUuid).queryKey);
        tellDone(`${plural(moved, 'guest')} moved.`, operationUuid, moved);
      } catch (error) {
        tellFailed(error, () => void this.use(found));
      }
    },
  };
}
