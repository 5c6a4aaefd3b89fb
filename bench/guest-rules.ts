import type { GuestListAnswer } from '../src/capabilities/guests/contract.ts';
import { countEvent } from '../src/capabilities/guests/rules/event-count.ts';
import {
  EVERYONE,
  filterHouseholds,
  headCount,
  inListOrder,
} from '../src/capabilities/guests/rules/guest-view.ts';
import { middle } from './middle.ts';

const TURNS = 25;

function timeOf(work: () => unknown): number {
  const took = Array.from({ length: TURNS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return middle(took);
}

export type RuleFigures = { name: string; ms: number; ratio: number };

/** What the screen computes on every key, beside reading the same list from its text. */
export function measureRules(json: string): RuleFigures[] {
  const { households, events } = JSON.parse(json) as GuestListAnswer;
  const bare = timeOf(() => JSON.parse(json));
  const works: Record<string, () => unknown> = {
    'search by a name': () => filterHouseholds(households, { ...EVERYONE, text: 'mar' }),
    'filter by reply and side': () =>
      filterHouseholds(households, { ...EVERYONE, reply: 'ATTENDING', side: 'A' }),
    'count heads and every event': () => [
      headCount(households),
      ...events.map(({ dishes }, place) => countEvent(households, place, dishes.length)),
    ],
    'sort by name': () => inListOrder(households),
  };
  return Object.entries(works).map(([name, work]) => {
    const ms = timeOf(work);
    return { name, ms, ratio: ms / bare };
  });
}
