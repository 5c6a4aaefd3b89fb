import { SelectField } from '#ui/select-field.tsx';
import type { GuestEvent } from '../../contract/events.contract.ts';
import type { Guest, Household } from '../../contract.ts';
import { personName } from '../../rules/guest-person.ts';
import { householdName } from '../../rules/household-names.ts';
import { INVITATION_LABELS, INVITATION_STATUSES, NOT_INVITED } from '../../rules/invitation.ts';
import type { EventActions } from '../events/use-event-actions.ts';

const NONE = 'NONE';
const STATUSES = [
  { id: NONE, label: NOT_INVITED },
  ...INVITATION_STATUSES.map((status) => ({ id: status, label: INVITATION_LABELS[status] })),
];

/** What of the menu is for this person. */
function dishesFor({ dishes }: GuestEvent, { kind }: Guest) {
  const fitting = dishes.filter(
    ({ eaters }) => eaters === 'ALL' || (eaters === 'ADULT') === (kind === 'ADULT'),
  );
  return [
    { id: '', label: 'Not chosen yet' },
    ...fitting.map(({ uuid, name }) => ({ id: uuid, label: name })),
  ];
}

function PersonReply({
  event,
  place,
  person,
  actions,
}: {
  event: GuestEvent;
  place: number;
  person: Guest;
  actions: EventActions;
}) {
  const invitation = person.invitations[place];
  const name = personName(person);
  const dish = invitation && invitation.meal !== null ? event.dishes[invitation.meal]?.uuid : undefined;
  function set(status: string | null, dishUuid: string | null) {
    const found = INVITATION_STATUSES.find((one) => one === status) ?? null;
    const words = found ? INVITATION_LABELS[found].toLowerCase() : NOT_INVITED.toLowerCase();
    actions.invite(
      [{ eventUuid: event.uuid, status: found, dishUuid, guestUuids: [person.uuid] }],
      `${name}, ${event.name}: ${words}.`,
    );
  }
  return (
    <div className="grid items-start gap-x-3 sm:grid-cols-2">
      <SelectField
        label={name}
        value={invitation?.status ?? NONE}
        options={STATUSES}
        onChange={(status) => set(status, null)}
      />
      {invitation?.status === 'ATTENDING' && event.meals === 'CHOICE' && (
        <SelectField
          label={`Dish of ${name}`}
          value={dish ?? ''}
          options={dishesFor(event, person)}
          onChange={(chosen) => set('ATTENDING', chosen || null)}
        />
      )}
    </div>
  );
}

interface InvitationsSectionProps {
  household: Household;
  events: readonly GuestEvent[];
  actions: EventActions;
}

/** Who of a household is invited to what, and what they said. Saved as it is chosen. */
export function InvitationsSection({ household, events, actions }: InvitationsSectionProps) {
  const { people } = household;
  return (
    <section aria-label="Invitations" className="mb-4">
      <h3 className="mb-1 font-display text-xl">Invitations</h3>
      <p className="mb-3 text-ink-soft text-sm">
        Saved as you choose. What {householdName(household)} told you by phone or mail goes here.
      </p>
      {events.map((event, place) => (
        <fieldset key={event.uuid} className="mb-2 min-w-0">
          <legend className="mb-2 font-semibold" dir="auto">
            {event.name}
          </legend>
          {people.map((person) => (
            <PersonReply key={person.uuid} event={event} place={place} person={person} actions={actions} />
          ))}
        </fieldset>
      ))}
    </section>
  );
}
