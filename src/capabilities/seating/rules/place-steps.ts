import { freeChairs, seatSteps, seatTogether, type Wish } from './operations/plan-steps.ts';
import type { Step } from './operations/steps.ts';
import type { SeatingState, SeatingTable } from './seating-state.ts';

type Seated = Pick<SeatingState, 'seats'>;

/** Who takes the chair of somebody changes places with them; who had none sends them to the tray. */
function takeChair(state: Seated, tableUuid: string, guestUuid: string, seat: number): Step[] {
  const there = state.seats.find((one) => one.tableUuid === tableUuid && one.seat === seat);
  if (there?.guestUuid === guestUuid) return [];
  const before = state.seats.find((one) => one.guestUuid === guestUuid);
  const wishes: Wish[] = [{ guestUuid, chair: { tableUuid, seat } }];
  if (there)
    wishes.unshift({
      guestUuid: there.guestUuid,
      chair: before ? { tableUuid: before.tableUuid, seat: before.seat } : null,
    });
  return seatSteps(state, wishes);
}

/**
 * One person on this chair, whoever sits there; several from this chair on, over chairs that are free; without a chair,
 * side by side where there is room. Undefined where they do not fit.
 */
export function placeSteps(
  state: Seated,
  table: Pick<SeatingTable, 'uuid' | 'seats'>,
  guestUuids: readonly string[],
  seat?: number,
): Step[] | undefined {
  const [only] = guestUuids;
  if (seat !== undefined && guestUuids.length === 1 && only !== undefined)
    return takeChair(state, table.uuid, only, seat);
  if (seat === undefined) return seatTogether(state, table, guestUuids);
  const free = freeChairs(state, table, guestUuids);
  if (free.length < guestUuids.length) return undefined;
  const from = free.findIndex((chair) => chair >= seat);
  const inOrder = from < 0 ? free : [...free.slice(from), ...free.slice(0, from)];
  return seatSteps(
    state,
    guestUuids.map((guestUuid, place) => ({
      guestUuid,
      chair: { tableUuid: table.uuid, seat: inOrder[place] ?? 1 },
    })),
  );
}
