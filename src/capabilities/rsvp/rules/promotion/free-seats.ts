import { countEvent, type InvitedHousehold } from '#capabilities/guests/rules/event-count.ts';

type CountedEvent = { uuid: string; capacity: number | null };

export type EventSeats = {
  eventUuid: string;
  declined: number;
  /** Null where nobody said how many there are. */
  free: number | null;
};

/**
 * What is left at every event once everybody comes who may. Without a capacity of its own the largest event has as many
 * seats as the couple wanted guests.
 */
export function freeSeats(
  events: readonly CountedEvent[],
  households: readonly InvitedHousehold[],
  target: number | null,
): EventSeats[] {
  const counts = events.map((_, place) => countEvent(households, place, 0));
  const most = Math.max(0, ...counts.map(({ invited }) => invited));
  return events.map(({ uuid, capacity }, place) => {
    const { invited, declined } = counts[place] ?? { invited: 0, declined: 0 };
    const seats = capacity ?? (invited === most ? target : null);
    return {
      eventUuid: uuid,
      declined,
      free: seats === null ? null : Math.max(0, seats - invited + declined),
    };
  });
}

/** The seats that are given away next: of the largest event that somebody declined and that has any. */
export function freedSeats(seats: readonly EventSeats[]): number {
  return Math.max(0, ...seats.map(({ declined, free }) => (declined > 0 ? (free ?? 0) : 0)));
}

/** The first circles that fit, in their order; one that is too large is passed over, and no circle is divided. */
export function fittingCircles<Household extends { people: readonly unknown[] }>(
  line: readonly (readonly Household[])[],
  seats: number,
): (readonly Household[])[] {
  let left = seats;
  return line.filter((circle) => {
    const people = circle.reduce((sum, household) => sum + household.people.length, 0);
    if (people === 0 || people > left) return false;
    left -= people;
    return true;
  });
}
