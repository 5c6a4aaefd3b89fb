import type { Clock } from '#platform/clock.ts';
import type { PersonInput } from '../contract.ts';
import type { NewGuest } from './guests.store.ts';

type Place = { weddingId: string; householdUuid: string };

/** People as they are stored: in their order, each with an id, hosts by theirs. */
export function personRows(clock: Clock, place: Place, people: readonly PersonInput[]): NewGuest[] {
  const uuids = people.map(({ uuid }) => uuid ?? clock.uuid());
  return people.map(({ plusOneOf, ...person }, position) => ({
    ...person,
    ...place,
    uuid: uuids[position] ?? clock.uuid(),
    position,
    hostUuid: plusOneOf === null ? null : (uuids[plusOneOf] ?? null),
  }));
}
