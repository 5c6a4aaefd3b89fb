import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SeatingPlans } from '../../contract/plans.contract.ts';
import { layOutTables } from '../../rules/lay-out-tables.ts';
import { NEW_ROOM } from '../../rules/room.ts';
import { MOST_PLANS } from '../../rules/seating-limits.ts';
import type { SeatingState } from '../../rules/seating-state.ts';
import type { TableSizeKey } from '../../rules/table-sizes.data.ts';
import { changeSeating, type SeatingDeps } from '../change-seating.ts';
import { plansOf } from '../list-plans.ts';
import { findEventName, listComing } from '../people.store.ts';
import { countPlans, findAnyPlan, findPlan, hasCurrentPlan, insertPlan } from '../plans.store.ts';
import { eventMissing, planMissing, plansFull, uuidTaken } from '../seating-failures.ts';
import { planColumns, readState, writeTouched } from '../state.store.ts';

type Beginning =
  | { kind: 'EMPTY' }
  | { kind: 'TABLES'; sizeKey: TableSizeKey; tables: number }
  | { kind: 'COPY'; planUuid: string; withSeats: boolean };
type Wish = { uuid: string; eventUuid: string; name: string; from: Beginning };

function emptyState(name: string): SeatingState {
  return { name, isReleased: false, room: NEW_ROOM, fixtures: [], tables: [], seats: [] };
}

/** The same room and tables under ids of their own; of another event neither its people nor its picture. */
async function copyState(
  tx: Tx,
  clock: Clock,
  { weddingId, wish, from }: { weddingId: string; wish: Wish; from: Beginning & { kind: 'COPY' } },
): Promise<Result<SeatingState>> {
  const model = await findPlan(tx, weddingId, from.planUuid);
  if (!model) return planMissing();
  const state = await readState(tx, model);
  const isSameEvent = model.eventUuid === wish.eventUuid;
  const coming = await listComing(tx, wish.eventUuid);
  const uuids = new Map(state.tables.map(({ uuid }) => [uuid, clock.uuid()]));
  const own = (uuid: string) => uuids.get(uuid) ?? uuid;
  const seats = from.withSeats ? state.seats.filter(({ guestUuid }) => coming.has(guestUuid)) : [];
  return ok({
    ...state,
    name: wish.name,
    isReleased: false,
    room: { ...state.room, background: isSameEvent ? state.room.background : null },
    fixtures: state.fixtures.map((fixture) => ({ ...fixture, uuid: clock.uuid() })),
    tables: state.tables.map((table) => ({ ...table, uuid: own(table.uuid) })),
    seats: seats.map((seat) => ({ ...seat, tableUuid: own(seat.tableUuid) })),
  });
}

async function stateFrom(
  tx: Tx,
  clock: Clock,
  { weddingId, wish }: { weddingId: string; wish: Wish },
): Promise<Result<SeatingState>> {
  const { from, name } = wish;
  if (from.kind === 'COPY') return copyState(tx, clock, { weddingId, wish, from });
  if (from.kind === 'EMPTY') return ok(emptyState(name));
  const { room, tables } = layOutTables({ count: from.tables, sizeKey: from.sizeKey }, NEW_ROOM);
  return ok({
    ...emptyState(name),
    room,
    tables: tables.map((table) => ({ ...table, uuid: clock.uuid() })),
  });
}

/** The first of an event is its current one. Sent again, it is begun once. */
export function addPlan(
  { db, clock }: SeatingDeps,
  actor: SignedInActor,
  wish: Wish,
): Promise<Result<SeatingPlans>> {
  return changeSeating({ db, clock }, actor, async (entered): Promise<Result<SeatingPlans>> => {
    const { tx, weddingId, membership, now } = entered;
    const { uuid, eventUuid } = wish;
    const known = await findAnyPlan(tx, uuid);
    if (known) return known.weddingId === weddingId ? ok(await plansOf(tx, membership)) : uuidTaken();
    if ((await findEventName(tx, weddingId, eventUuid)) === undefined) return eventMissing();
    if ((await countPlans(tx, weddingId)) >= MOST_PLANS) return plansFull();
    const begun = await stateFrom(tx, clock, { weddingId, wish });
    if (!begun.ok) return begun;
    const state = begun.value;
    const isCurrent = !(await hasCurrentPlan(tx, eventUuid));
    const at = { createdAt: now, updatedAt: now };
    await insertPlan(tx, { uuid, weddingId, eventUuid, isCurrent, ...at, ...planColumns(state) });
    const tables = state.tables.map((table) => table.uuid);
    const guests = state.seats.map(({ guestUuid }) => guestUuid);
    await writeTouched(tx, { planUuid: uuid, tables, guests }, state);
    return ok(await plansOf(tx, membership));
  });
}
