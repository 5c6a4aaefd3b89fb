import type { SeatingPlan } from '../contract/plans.contract.ts';
import type { SeatingState } from '../rules/seating-state.ts';

export function presentState({ room, fixtures, tables, seats, ...rest }: SeatingState): SeatingPlan['state'] {
  return {
    ...rest,
    room: { ...room, outline: [...room.outline] },
    fixtures: [...fixtures],
    tables: [...tables],
    seats: [...seats],
  };
}
