import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SeatingState } from '../../rules/seating-state.ts';
import { isVersionDue, type VersionKind } from '../../rules/versions.ts';
import { findNewestVersion, insertVersion } from '../versions.store.ts';

export type Keeping = { tx: Tx; clock: Clock; planUuid: string; userId: string };

/** Keeps the plan as it is in `state`. */
export async function noteVersion(
  { tx, clock, planUuid, userId }: Keeping,
  { state, kind, name = '' }: { state: SeatingState; kind: VersionKind; name?: string },
): Promise<void> {
  const newest = await findNewestVersion(tx, planUuid);
  await insertVersion(tx, {
    ...{ uuid: clock.uuid(), planUuid, userId, kind, name, at: clock.now(), snapshot: state },
    ...{ tables: state.tables.length, seated: state.seats.length },
    number: (newest?.number ?? 0) + 1,
  });
}

/** Before the first change of an hour: how it was when somebody began. An empty plan is not worth it. */
export async function noteHour(keeping: Keeping, state: SeatingState): Promise<void> {
  if (state.tables.length === 0 && state.fixtures.length === 0) return;
  const newest = await findNewestVersion(keeping.tx, keeping.planUuid);
  if (isVersionDue(newest?.at, keeping.clock.now())) await noteVersion(keeping, { state, kind: 'HOURLY' });
}
