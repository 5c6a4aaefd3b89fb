import { MOST_FIXTURES, MOST_TABLES } from '../seating-limits.ts';
import type { SeatingState } from '../seating-state.ts';
import type { Step } from './steps.ts';
import type { Fault } from './take-steps.ts';

/** Names without regard to capitals, as people hear them. */
const labelKey = (label: string) => label.toLowerCase();

function tableFault({ tables }: SeatingState, touched: ReadonlySet<string>): Fault | undefined {
  if (tables.length > MOST_TABLES) return { why: 'FULL', on: 'table', thing: null };
  const numbers = Map.groupBy(tables, ({ number }) => number);
  const labels = Map.groupBy(
    tables.filter(({ label }) => label !== ''),
    ({ label }) => labelKey(label),
  );
  const twice = tables.find(
    ({ uuid, number, label }) =>
      touched.has(uuid) &&
      ((numbers.get(number)?.length ?? 0) > 1 || (labels.get(labelKey(label))?.length ?? 0) > 1),
  );
  return twice && { why: 'NAME_TAKEN', on: 'table', thing: twice.uuid };
}

function seatFault({ tables, seats }: SeatingState): Fault | undefined {
  const chairs = new Map(tables.map(({ uuid, seats: count }) => [uuid, count]));
  const taken = new Set<string>();
  for (const { guestUuid, tableUuid, seat } of seats) {
    const count = chairs.get(tableUuid);
    if (count === undefined) return { why: 'GONE', on: 'guest', thing: guestUuid };
    if (seat < 1 || seat > count) return { why: 'NO_CHAIR', on: 'guest', thing: guestUuid };
    const chair = `${tableUuid} ${seat}`;
    if (taken.has(chair)) return { why: 'TAKEN', on: 'guest', thing: guestUuid };
    taken.add(chair);
  }
  return undefined;
}

/** What cannot be so once all steps are taken, whatever their order. */
export function findFault(
  state: SeatingState,
  steps: readonly Step[],
  isComing: (guestUuid: string) => boolean,
): Fault | undefined {
  const stranger = steps.find((step) => step.on === 'guest' && step.after !== null && !isComing(step.uuid));
  if (stranger?.on === 'guest') return { why: 'NOT_COMING', on: 'guest', thing: stranger.uuid };
  if (state.fixtures.length > MOST_FIXTURES) return { why: 'FULL', on: 'fixture', thing: null };
  const tables = new Set(steps.flatMap((step) => (step.on === 'table' ? [step.uuid] : [])));
  return (tables.size > 0 ? tableFault(state, tables) : undefined) ?? seatFault(state);
}
