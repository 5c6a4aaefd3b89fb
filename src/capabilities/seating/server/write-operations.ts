import { paths } from '#app/rules/paths.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { noteStep } from '#capabilities/activity/server/index.ts';
import { personName } from '#capabilities/guests/rules/guest-person.ts';
import type { Clock } from '#platform/clock.ts';
import type { SeatingOperation } from '../rules/operations/steps.ts';
import type { SeatingState } from '../rules/seating-state.ts';
import type { SeatingChange } from './change-seating.ts';
import { deleteFreed } from './freed.store.ts';
import { insertOperations } from './operations.store.ts';
import { findGuestName } from './people.store.ts';
import { type PlanRow, updatePlan } from './plans.store.ts';
import { uuidTaken } from './seating-failures.ts';
import { planColumns, writeTouched } from './state.store.ts';

type Taken = { before: SeatingState; after: SeatingState; operations: readonly SeatingOperation[] };

const touchedOn = (operations: readonly SeatingOperation[], on: 'guest' | 'table') => [
  ...new Set(operations.flatMap(({ steps }) => steps.flatMap((step) => (step.on === on ? [step.uuid] : [])))),
];

/** For the others: who got a chair that had none. */
async function tellSeated(
  { tx, weddingId, userId }: SeatingChange,
  clock: Clock,
  { before, after }: Pick<Taken, 'before' | 'after'>,
): Promise<void> {
  const sat = new Set(before.seats.map(({ guestUuid }) => guestUuid));
  const seated = after.seats.filter(({ guestUuid }) => !sat.has(guestUuid));
  const [first] = seated;
  const name = first && (await findGuestName(tx, first.guestUuid));
  if (!name) return;
  const subject = personName(name);
  const href = paths.seatingChart();
  await noteStep(
    tx,
    { clock },
    { weddingId, userId, kind: 'GUESTS_SEATED', count: seated.length, subject, href },
  );
}

/** What operations came to, with their traces: who did what, what is no longer free, how the plan grew. */
export async function writeOperations(
  entered: SeatingChange & { plan: PlanRow },
  clock: Clock,
  { before, after, operations }: Taken,
): Promise<Result<{ version: number }>> {
  const { tx, plan, userId, now } = entered;
  const guests = touchedOn(operations, 'guest');
  const touched = { planUuid: plan.uuid, guests, tables: touchedOn(operations, 'table') };
  if ((await writeTouched(tx, touched, after)) > 0) return uuidTaken();
  const seated = new Set(after.seats.map(({ guestUuid }) => guestUuid));
  await deleteFreed(
    tx,
    plan.uuid,
    guests.filter((uuid) => seated.has(uuid)),
  );
  const version = await updatePlan(tx, plan.uuid, { ...planColumns(after), updatedAt: now });
  await insertOperations(
    tx,
    operations.map(({ uuid, steps }) => ({ planUuid: plan.uuid, uuid, steps, userId, at: now, version })),
  );
  await tellSeated(entered, clock, { before, after });
  return version > 0 ? ok({ version }) : fail('seating.not_found', 'This seating plan is no longer here.');
}
