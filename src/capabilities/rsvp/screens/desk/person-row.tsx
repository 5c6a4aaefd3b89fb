import { Check, X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { statusOf, toggled, withDish, withStatus } from '../../rules/desk/change-card.ts';
import { dishesFor } from '../../rules/dishes-for.ts';
import type { InvitedEvent, InvitedPerson } from '../../rules/household-invitation.ts';
import { personWords } from '../../rules/person-words.ts';
import { withPerson } from '../../rules/with-person.ts';
import { en } from '../../rules/words/en.ts';
import { CareField } from './care-field.tsx';
import type { OpenCard } from './open-card.ts';
import { type Segment, Segments } from './segments.tsx';

const YES_NO: readonly Segment[] = [
  {
    id: 'ATTENDING',
    face: 'bg-green text-paper',
    name: 'Yes',
    label: (
      <>
        <Check size={15} aria-hidden="true" /> Yes
      </>
    ),
  },
  {
    id: 'DECLINED',
    face: 'bg-silver-tint text-ink',
    name: 'No',
    label: (
      <>
        <X size={15} aria-hidden="true" /> No
      </>
    ),
  },
];

interface PersonRowProps {
  card: OpenCard;
  person: InvitedPerson;
  events: readonly InvitedEvent[];
  /** Where everything of a person fits into one line, the first has the words above it for all. */
  isTable: boolean;
  isFirst: boolean;
  onChange: (reply: OpenCard['reply']) => void;
}

const nameField =
  'h-11 w-full min-w-0 rounded-input border border-line-strong bg-paper px-3 text-sm outline-none placeholder:text-ink-soft ' +
  'focus-visible:border-primary focus-visible:shadow-none focus-visible:ring-3 focus-visible:ring-primary/40';

/** One person of a card: coming or not, what they eat, what they cannot. */
export function PersonRow({ card, person, events, isTable, isFirst, onChange }: PersonRowProps) {
  const { reply, invitation } = card;
  const said = reply.people.find(({ guestUuid }) => guestUuid === person.uuid);
  if (!said) return null;
  const name = personWords(en, invitation, person);
  const caption = classNames(
    'mb-1 block font-semibold text-ink-soft text-xs',
    isTable && !isFirst && 'lg:sr-only',
  );
  const invited = events.filter(({ uuid }) => said.events.some(({ eventUuid }) => eventUuid === uuid));
  const setName = (part: 'firstName' | 'lastName', value: string) =>
    onChange(withPerson(reply, person.uuid, (known) => ({ ...known, [part]: value })));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid in every browser.
    <div
      role="group"
      aria-label={name}
      data-person={person.uuid}
      className={classNames(
        'border-line border-t px-4 py-4 md:px-6',
        isTable
          ? 'flex flex-col gap-3 lg:col-span-full lg:grid lg:grid-cols-subgrid lg:items-end lg:gap-x-4 lg:py-3'
          : 'flex flex-col gap-3 md:flex-row md:gap-5',
      )}
    >
      <div className={classNames('min-w-0', !isTable && 'md:w-28 md:shrink-0 md:pt-5.5')}>
        {person.isOpen ? (
          <>
            <p className="mb-1 font-semibold text-sm">{name}</p>
            <div className="grid grid-cols-2 gap-2 md:grid-cols-1">
              {(['firstName', 'lastName'] as const).map((part) => (
                <input
                  key={part}
                  aria-label={`${part === 'firstName' ? 'First' : 'Last'} name of ${name}`}
                  placeholder={part === 'firstName' ? 'First name' : 'Last name'}
                  maxLength={50}
                  autoComplete="off"
                  value={said[part]}
                  onChange={(event) => setName(part, event.target.value)}
                  className={nameField}
                />
              ))}
            </div>
          </>
        ) : (
          <p className="wrap-anywhere font-semibold md:flex md:min-h-11 md:items-center" dir="auto">
            {name}
          </p>
        )}
      </div>
      <div
        className={classNames(
          'flex min-w-0 grow flex-wrap items-end gap-x-5 gap-y-3',
          isTable && 'lg:contents',
        )}
      >
        {events.map((event) =>
          invited.includes(event) ? (
            <div key={event.uuid} className="min-w-0">
              <span className={caption} dir="auto">
                {event.name}
              </span>
              <Segments
                cell={`${person.uuid} ${event.uuid}`}
                label={`${name}: ${event.name}`}
                segments={YES_NO}
                value={statusOf(said, event.uuid)}
                onChoose={(id) =>
                  onChange(
                    withStatus(reply, person.uuid, event.uuid, id === 'ATTENDING' ? 'ATTENDING' : 'DECLINED'),
                  )
                }
                onSpace={() => onChange(toggled(reply, person.uuid, event.uuid))}
              />
            </div>
          ) : (
            isTable && <span key={event.uuid} className="hidden lg:block" />
          ),
        )}
        {events.map((event) => {
          const dishes = invited.includes(event) ? dishesFor(event, person.kind) : [];
          if (dishes.length === 0)
            return isTable && event.dishes.length > 0 && event.meals === 'CHOICE' ? (
              <span key={event.uuid} className="hidden lg:block" />
            ) : null;
          const isOnly = invited.filter(({ meals }) => meals === 'CHOICE').length === 1;
          return (
            <div key={event.uuid} className="min-w-0">
              <span className={caption} dir="auto">
                {isOnly ? 'Dinner' : `Food at ${event.name}`}
              </span>
              <Segments
                cell={`${person.uuid} ${event.uuid} dish`}
                label={`${name}: ${isOnly ? 'dinner' : `food at ${event.name}`}`}
                value={said.events.find(({ eventUuid }) => eventUuid === event.uuid)?.dishUuid ?? null}
                segments={dishes.map((dish, place) => ({
                  id: dish.uuid,
                  face: 'bg-ink text-paper',
                  name: dish.name,
                  label: (
                    <>
                      <span aria-hidden="true" className="font-semibold text-xs opacity-80">
                        {place + 1}
                      </span>
                      <span dir="auto">{dish.name}</span>
                    </>
                  ),
                }))}
                onChoose={(dish) => onChange(withDish(reply, person.uuid, event.uuid, dish))}
              />
            </div>
          );
        })}
        <div className={classNames('min-w-0 grow basis-56', isTable && 'lg:basis-auto')}>
          <span className={caption}>Can’t eat, needs</span>
          <CareField
            name={name}
            person={said}
            onChange={(changed) => onChange(withPerson(reply, person.uuid, () => changed))}
          />
        </div>
      </div>
    </div>
  );
}
