import { api } from '#app/api.ts';
import { plural } from '#base/text.ts';
import type { GuestEvent } from '../../contract/events.contract.ts';
import type { GuestListAnswer, Household } from '../../contract.ts';
import { MOST_AT_ONCE } from '../../rules/guest-limits.ts';
import { householdChanges } from '../../rules/household-changes.ts';
import type { GuestList, GuestSide } from '../../rules/household-choices.ts';
import type { EventActions } from '../events/use-event-actions.ts';
import { useGuestStep } from '../use-guest-step.ts';
import { putBack } from './use-guest-actions.ts';

/** What can be done with many households at once, each with its way back. */
export function useBulkActions(
  lists: Pick<GuestListAnswer, 'events' | 'tags'>,
  { invite, inviteTo }: EventActions,
) {
  const step = useGuestStep();
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
      step({
        call: () => api.guests.changeHouseholds({ changes: [{ uuids, side, list, listRank: null }] }),
        done: {
          message: `Moved ${chosen(households)} to ${words}.`,
          undo: () => step({ call: () => api.guests.changeHouseholds({ changes: before }) }),
        },
      });
    },
    inviteTo,
    takeOff: (households: readonly Household[], event: GuestEvent) => {
      const guestUuids = households.flatMap(({ people }) => people.map(({ uuid }) => uuid));
      invite(
        [{ eventUuid: event.uuid, status: null, dishUuid: null, guestUuids }],
        `Took ${chosen(households)} off ${event.name}.`,
      );
    },
    remove: (households: readonly Household[]) =>
      step({
        call: async () => {
          const uuids = households.map(({ uuid }) => uuid);
          for (let start = 0; start < uuids.length; start += MOST_AT_ONCE) {
            await api.guests.removeHouseholds({ uuids: uuids.slice(start, start + MOST_AT_ONCE) });
          }
        },
        done: {
          tone: 'neutral',
          message: `Deleted ${chosen(households)}.`,
          undo: () => step({ call: () => putBack(households, lists) }),
        },
      }),
  };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
