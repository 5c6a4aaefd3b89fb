import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { api } from '#app/api.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { useRefresh } from '#app/use-refresh.ts';
import { personName } from '#capabilities/guests/rules/guest-person.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { SeatingPlan } from '../../contract/plans.contract.ts';
import { SEATING_KINDS, seatingPlanQuery, seatingPlansQuery } from '../../queries.ts';
import type { RefusedOperation, SeatingOperation } from '../../rules/operations/steps.ts';
import { refusalWords } from '../../rules/refusal-words.ts';
import { FIXTURE_LABELS } from '../../rules/room.ts';
import { tableName } from '../../rules/seating-state.ts';
import { createSeatingStore, type SeatingStore } from './seating-store.ts';

function shelf(): Storage | undefined {
  return typeof window === 'undefined' ? undefined : window.localStorage;
}

/** What it is called on the screen. */
function nameIn({ people, state }: SeatingPlan, { on, thing }: RefusedOperation): string {
  const person = on === 'guest' && people.find(({ uuid }) => uuid === thing);
  if (person) return personName(person);
  const table = on === 'table' && state.tables.find(({ uuid }) => uuid === thing);
  if (table) return tableName(table);
  const fixture = on === 'fixture' && state.fixtures.find(({ uuid }) => uuid === thing);
  return fixture ? fixture.label || `the ${FIXTURE_LABELS[fixture.kind].toLowerCase()}` : '';
}

function tellRefused(plan: SeatingPlan, refused: RefusedOperation & { by: string }) {
  toastStore.show({
    id: `seating-refused-${refused.thing}`,
    tone: 'negative',
    autoDismissMs: 10_000,
    message: refusalWords({ ...refused, name: nameIn(plan, refused) }),
  });
}

function tellFailed(error: unknown) {
  const reason = error instanceof Error ? error.message : 'An error has occurred';
  toastStore.show({
    id: 'seating-failed',
    tone: 'negative',
    message: `We couldn’t save that, so it’s as it was before. ${reason}`,
  });
}

/** The plan of this page and whether it is saved. `keptAs` tells people and weddings apart on a device. */
export function useSeatingStore(loaded: SeatingPlan, keptAs: string) {
  const { uuid } = loaded;
  const refresh = useRefresh();
  const query = seatingPlanQuery(uuid);
  const { data } = useLoaded(query, loaded);
  useLiveQueries(SEATING_KINDS, [query.queryKey, seatingPlansQuery.queryKey]);
  const [store] = useState(() => {
    const made: SeatingStore = createSeatingStore(loaded, {
      send: (operations) =>
        // Read-only here, lists of their own in the call.
        api.seating.changePlan({ uuid, operations: operations as Sent }),
      shelf,
      shelfKey: `seating-changes:${keptAs}:${uuid}`,
      newUuid: () => crypto.randomUUID(),
      onRefused: (refused) => tellRefused(made.read().plan, refused),
      onFailed: tellFailed,
      onStale: () => void refresh(query.queryKey),
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

type Sent = Parameters<typeof api.seating.changePlan>[0]['operations'] & SeatingOperation[];
