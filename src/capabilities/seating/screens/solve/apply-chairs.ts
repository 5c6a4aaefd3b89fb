import { api } from '#app/api.ts';
import type { AppliedKind } from '../../rules/run-states.ts';
import { type ResultChair, stepsOfResult } from '../../rules/seats-of-result.ts';
import type { SeatingStore } from '../store/seating-store.ts';

type Found = { kind: AppliedKind; seed: number; basedOn: number; chairs: readonly ResultChair[] };

/** Everybody on the chairs that were found, as one operation that can be undone like any other. */
export async function applyChairs(store: SeatingStore, planUuid: string, found: Found) {
  const { plan } = store.read();
  const coming = new Set(plan.people.map(({ uuid }) => uuid));
  const operationUuid = crypto.randomUUID();
  const { steps } = stepsOfResult(plan.state, found.chairs, (uuid) => coming.has(uuid));
  const answer = await api.seating.applyResult({
    uuid: planUuid,
    operationUuid,
    ...found,
    chairs: [...found.chairs],
  });
  store.remember({ uuid: operationUuid, steps });
  return { ...answer, operationUuid };
}
