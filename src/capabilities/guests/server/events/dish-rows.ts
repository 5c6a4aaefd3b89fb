import type { Clock } from '#platform/clock.ts';
import type { EventInput } from '../../contract/events.contract.ts';
import type { DishRow } from './events.store.ts';

/** Dishes as they are stored: in their order, each with an id. */
export function dishRows(clock: Clock, eventUuid: string, dishes: EventInput['dishes']): DishRow[] {
  return dishes.map(({ uuid, ...dish }, position) => ({
    ...dish,
    uuid: uuid ?? clock.uuid(),
    eventUuid,
    position,
  }));
}
