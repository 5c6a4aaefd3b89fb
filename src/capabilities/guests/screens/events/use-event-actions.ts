import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import type { EventInput, GuestEvent, InvitationChange } from '../../contract/events.contract.ts';
import type { Guest, GuestListAnswer, Household } from '../../contract.ts';
import { invitationChanges } from '../../rules/invitation-changes.ts';
import type { GuestTag } from '../../rules/tags/guest-tag.ts';
import { GUEST_ACTION, useGuestStep } from '../use-guest-step.ts';

/** Everything that can be done with events and who is invited to them. */
export function useEventActions({
  events,
  households,
  tags,
}: Pick<GuestListAnswer, 'events' | 'households' | 'tags'>) {
  const step = useGuestStep();
  const saving = useAction({
    ...GUEST_ACTION,
    run: ({ event, given }: { event: GuestEvent | undefined; given: EventInput }) =>
      event
        ? api.guests.saveEvent({ ...given, uuid: event.uuid, version: event.version })
        : api.guests.addEvent(given),
    done: ({ event }, saved) => `${event ? 'Saved' : 'Added'} ${saved.name}.`,
    failure: 'here',
  });

  /** The same people as they are invited now. */
  function wayBack(changes: readonly InvitationChange[]): InvitationChange[] {
    const changed = new Map(changes.map(({ eventUuid, guestUuids }) => [eventUuid, new Set(guestUuids)]));
    const people = households.flatMap((household) => household.people);
    const before = invitationChanges(events, people).map((change) => ({
      ...change,
      guestUuids: change.guestUuids.filter((uuid) => changed.get(change.eventUuid)?.has(uuid)),
    }));
    return before.filter(({ guestUuids }) => guestUuids.length > 0);
  }

  function invite(changes: InvitationChange[], message: string) {
    const before = wayBack(changes);
    step({
      call: () => api.guests.setInvitations({ changes }),
      done: {
        message,
        undo: () => step({ call: () => api.guests.setInvitations({ changes: before }) }),
      },
    });
  }

  /** Who is invited already, and what they said, stays. */
  function invitePeople(people: readonly Guest[], event: GuestEvent) {
    const place = events.indexOf(event);
    const guestUuids = people.filter(({ invitations }) => !invitations[place]).map(({ uuid }) => uuid);
    if (guestUuids.length === 0) return;
    invite(
      [{ eventUuid: event.uuid, status: 'INVITED', dishUuid: null, guestUuids }],
      `Invited ${plural(guestUuids.length, 'person', 'people')} to ${event.name}.`,
    );
  }

  function inviteTo(invited: readonly Household[], event: GuestEvent) {
    invitePeople(
      invited.flatMap((household) => household.people),
      event,
    );
  }

  return {
    /** Throws, so that the form it comes from can say what is wrong. */
    save: (event: GuestEvent | undefined, given: EventInput) => saving.mutateAsync({ event, given }),
    remove: ({ uuid, name }: GuestEvent) =>
      step({
        call: () => api.guests.removeEvent({ uuid }),
        done: { tone: 'neutral', message: `Deleted ${name}.` },
      }),
    move: (place: number, by: -1 | 1) =>
      step({
        call: () => {
          const uuids = events.map(({ uuid }) => uuid);
          const [moved = ''] = uuids.splice(place, 1);
          uuids.splice(place + by, 0, moved);
          return api.guests.orderEvents({ uuids });
        },
      }),
    invite,
    inviteTo,
    /** Whoever has the tag, on whatever list. */
    inviteTagged: (tag: GuestTag, event: GuestEvent) => {
      const place = tags.indexOf(tag);
      const people = households.flatMap((household) => household.people);
      invitePeople(
        people.filter((person) => person.tags.includes(place)),
        event,
      );
    },
    /** Whoever is on the list of those invited. */
    inviteEveryone: (event: GuestEvent) =>
      inviteTo(
        households.filter(({ list }) => list === 'INVITED'),
        event,
      ),
  };
}

export type EventActions = ReturnType<typeof useEventActions>;
