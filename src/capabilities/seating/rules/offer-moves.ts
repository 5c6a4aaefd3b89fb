import type { SeatingState } from './seating-state.ts';
import type { ResultChair } from './seats-of-result.ts';

/** Everybody who goes from one table to another, or from the list to a table. */
type OfferMove = { from: string | undefined; to: string; guestUuids: string[] };

/** Who would sit at another table than now; who changes the chair alone is no mover. */
export function offerMoves(
  { seats }: Pick<SeatingState, 'seats'>,
  chairs: readonly ResultChair[],
): OfferMove[] {
  const before = new Map(seats.map(({ guestUuid, tableUuid }) => [guestUuid, tableUuid]));
  const moved = chairs.filter(({ guestUuid, tableUuid }) => before.get(guestUuid) !== tableUuid);
  const ways = Map.groupBy(moved, ({ guestUuid, tableUuid }) => `${before.get(guestUuid)} ${tableUuid}`);
  return [...ways.values()].flatMap((movers) => {
    const [first] = movers;
    if (!first) return [];
    return [
      {
        from: before.get(first.guestUuid),
        to: first.tableUuid,
        guestUuids: movers.map(({ guestUuid }) => guestUuid),
      },
    ];
  });
}
