import { api } from '#app/api.ts';
import { type Done, useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import type { Guest, GuestListAnswer, Household, HouseholdInput } from '../../contract.ts';
import { guestsQuery } from '../../queries.ts';
import { MOST_AT_ONCE } from '../../rules/guest-limits.ts';
import { personName } from '../../rules/guest-person.ts';
import type { GuestList, GuestSide } from '../../rules/household-choices.ts';
import { householdName } from '../../rules/household-names.ts';
import { invitationChanges } from '../../rules/invitation-changes.ts';
import { MAILING_KINDS, mailingMarks } from '../../rules/mailings/mailing.ts';
import { tagChanges } from '../../rules/tags/tag-changes.ts';
import { GUEST_ACTION, useGuestStep } from '../use-guest-step.ts';

export type GuestLines = { lines: string; side: GuestSide; list: GuestList };

function peopleIn(households: readonly Household[]): number {
  return households.reduce((sum, { people }) => sum + people.length, 0);
}

/** What is sent to have it again. */
function inputOf({ uuid: _, version: __, mailings: ___, people, ...household }: Household): HouseholdInput {
  return { ...household, people: people.map(({ invitations: _i, tags: _t, ...person }) => person) };
}

type Lists = Pick<GuestListAnswer, 'events' | 'tags'>;

/** They come back as somebody new, invited and tagged as before. */
export async function putBack(gone: readonly Household[], { events, tags }: Lists): Promise<void> {
  for (let start = 0; start < gone.length; start += MOST_AT_ONCE) {
    const some = gone.slice(start, start + MOST_AT_ONCE);
    const { households } = await api.guests.addHouseholds({ households: some.map(inputOf) });
    const people = households.flatMap((household, index) =>
      household.people.map(({ uuid }, place) => ({
        uuid,
        invitations: some[index]?.people[place]?.invitations ?? [],
        tags: some[index]?.people[place]?.tags ?? [],
      })),
    );
    await api.guests.setInvitations({ changes: invitationChanges(events, people) });
    const tagged = tagChanges(tags, people).filter(({ isOn }) => isOn);
    if (tagged.length > 0) await api.guests.setTags({ changes: tagged });
    const sent = households.map(({ uuid }, index) => ({ uuid, mailings: some[index]?.mailings ?? [] }));
    for (const mark of MAILING_KINDS.flatMap((kind) => mailingMarks(kind, sent)))
      if (mark.sentOn !== null) await api.guests.markSent(mark);
  }
}

/** Everything the list can do, each with its way back. */
export function useGuestActions(lists: Lists) {
  const step = useGuestStep();
  const addition = useAction({
    ...GUEST_ACTION,
    run: (typed: GuestLines) => api.guests.addGuestLines(typed),
    done: (_, { households }): Done => ({
      message: `Added ${plural(peopleIn(households), 'person', 'people')} in ${plural(households.length, 'household')}.`,
      undo: () =>
        step({
          call: () => api.guests.removeHouseholds({ uuids: households.map(({ uuid }) => uuid) }),
        }),
    }),
    failure: 'here',
  });
  const saving = useAction({
    ...GUEST_ACTION,
    run: ({ household, given }: { household: Household; given: HouseholdInput }) =>
      api.guests.saveHousehold({ ...given, uuid: household.uuid, version: household.version }),
    keeps: (queryClient, saved) =>
      queryClient.setQueryData(
        guestsQuery.queryKey,
        (list) =>
          list && {
            ...list,
            households: list.households.map((household) =>
              household.uuid === saved.uuid ? saved : household,
            ),
          },
      ),
    done: (_, saved) => `Saved ${householdName(saved)}.`,
    failure: 'here',
  });

  /** Back where they were; a household that went with its last person comes back as it was. */
  async function moveBack(guest: Guest, from: Household): Promise<unknown> {
    if (from.people.length > 1) {
      return api.guests.moveGuest({ guestUuid: guest.uuid, householdUuid: from.uuid });
    }
    const { uuid, version } = await api.guests.moveGuest({ guestUuid: guest.uuid, householdUuid: null });
    return api.guests.saveHousehold({ ...inputOf(from), uuid, version });
  }

  return {
    /** These two throw, so that the form they come from can say what is wrong. */
    addLines: (typed: GuestLines) => addition.mutateAsync(typed),
    save: (household: Household, given: HouseholdInput) => saving.mutateAsync({ household, given }),
    remove: (household: Household) =>
      step({
        call: () => api.guests.removeHouseholds({ uuids: [household.uuid] }),
        done: {
          tone: 'neutral',
          message: `Deleted ${householdName(household)}.`,
          undo: () => step({ call: () => putBack([household], lists) }),
        },
      }),
    move: (guest: Guest, from: Household, to: Household | null) =>
      step({
        call: () => api.guests.moveGuest({ guestUuid: guest.uuid, householdUuid: to?.uuid ?? null }),
        done: {
          message: `Moved ${personName(guest)} to ${to ? householdName(to) : 'a household of their own'}.`,
          undo: () => step({ call: () => moveBack(guest, from) }),
        },
      }),
  };
}

export type GuestActions = ReturnType<typeof useGuestActions>;
