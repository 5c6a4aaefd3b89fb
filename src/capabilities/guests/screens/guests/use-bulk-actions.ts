import { api } from '#app/api.ts';
import { type Done, useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import type { Household } from '../../contract.ts';
import { guestsQuery } from '../../queries.ts';
import { MOST_AT_ONCE } from '../../rules/guest-limits.ts';
import { householdChanges } from '../../rules/household-changes.ts';
import type { GuestList, GuestSide } from '../../rules/household-choices.ts';
import type { EventActions } from '../events/use-event-actions.ts';
import { putBack } from './use-guest-actions.ts';

interface Step {
  call: () => Promise<unknown>;
  done?: Done;
}

/** What can be done with many households at once, each with its way back. */
export function useBulkActions(events: readonly GuestEvent[], { invite }: EventActions) {
  const act = useAction({
    refreshes: [guestsQuery.queryKey],
    toast: { id: 'guests', autoDismissMs: 8_000 },
    run: ({ call }: Step) => call(),
    done: ({ done }) => done,
  });
  const chosen = (households: readonly Household[]) => plural(households.length, 'household');

  return {
    /** Another side or list, in the words of the choice. */
    place: (
      households: readonly Household[],
      { side = null, list = null }: { side?: GuestSide | null; list?: GuestList | null },
      words: string,
    ) => {
      const before = householdChanges(households);
      const uuids = households.map(({ uuid }) => uuid);
      act.mutate({
        call: () => api.guests.changeHouseholds({ changes: [{ uuids, side, list, listRank: null }] }),
        done: {
          message: `Moved ${chosen(households)} to ${words}.`,
          undo: () => act.mutate({ call: () => api.guests.changeHouseholds({ changes: before }) }),
        },
      });
    },
    /** Who is invited already, and what they said, stays. */
    inviteTo: (households: readonly Household[], event: GuestEvent) => {
      const place = events.indexOf(event);
      const people = households.flatMap((household) => household.people);
      const guestUuids = people.filter(({ invitations }) => !invitations[place]).map(({ uuid }) => uuid);
      if (guestUuids.length === 0) return;
      invite(
        [{ eventUuid: event.uuid, status: 'INVITED', dishUuid: null, guestUuids }],
        `Invited ${plural(guestUuids.length, 'person', 'people')} to ${event.name}.`,
      );
    },
    takeOff: (households: readonly Household[], event: GuestEvent) => {
      const guestUuids = households.flatMap(({ people }) => people.map(({ uuid }) => uuid));
      invite(
        [{ eventUuid: event.uuid, status: null, dishUuid: null, guestUuids }],
        `Took ${chosen(households)} off ${event.name}.`,
      );
    },
    remove: (households: readonly Household[]) =>
      act.mutate({
        call: async () => {
          const uuids = households.map(({ uuid }) => uuid);
          for (let start = 0; start < uuids.length; start += MOST_AT_ONCE) {
            await api.guests.removeHouseholds({ uuids: uuids.slice(start, start + MOST_AT_ONCE) });
          }
        },
        done: {
          tone: 'neutral',
          message: `Deleted ${chosen(households)}.`,
          undo: () => act.mutate({ call: () => putBack(households, events) }),
        },
      }),
  };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
