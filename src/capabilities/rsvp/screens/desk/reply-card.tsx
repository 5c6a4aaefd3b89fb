import { Mail, Phone, Plus, Users } from 'lucide-react';
import type { FormEvent, Ref } from 'react';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { householdName } from '#capabilities/guests/rules/household-names.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { addCare, askedEvents, careWords, withAll } from '../../rules/desk/change-card.ts';
import { heardInNote } from '../../rules/desk/heard-in-note.ts';
import { REPLY_WAY_LABELS, REPLY_WAYS } from '../../rules/desk/reply-ways.ts';
import type { InvitedEvent } from '../../rules/household-invitation.ts';
import { personWords } from '../../rules/person-words.ts';
import { LONGEST_NOTE } from '../../rules/reply.ts';
import { replySentences } from '../../rules/reply-sentences.ts';
import { withPerson } from '../../rules/with-person.ts';
import { en } from '../../rules/words/en.ts';
import { AllButtons } from './all-buttons.tsx';
import { DeskKey } from './desk-key.tsx';
import type { OpenCard } from './open-card.ts';
import { PersonRow } from './person-row.tsx';

const WAY_ICONS = {
  MAIL: <Mail size={17} aria-hidden="true" />,
  PHONE: <Phone size={17} aria-hidden="true" />,
  IN_PERSON: <Users size={17} aria-hidden="true" />,
};

/** How many letters of dishes fit beside everything else. */
const ROOM_FOR_DISHES = 34;

function fitsInLines(events: readonly InvitedEvent[]): boolean {
  const choices = events.filter(({ meals, dishes }) => meals === 'CHOICE' && dishes.length > 0);
  const letters = choices.flatMap(({ dishes }) => dishes).reduce((sum, { name }) => sum + name.length + 4, 0);
  return events.length <= 2 && choices.length <= 1 && letters <= ROOM_FOR_DISHES;
}

function about({ household, invitation }: OpenCard): string {
  const { address1, city, region, notes } = household;
  const answered = invitation.sent
    ? `Answered ${formatMonthDay(calendarDateOf(new Date(invitation.sent.at)))}`
    : '';
  const address = [address1, city, region].filter(Boolean).join(', ');
  return [answered, address, notes].filter(Boolean).join(' · ');
}

function Saved({ card: { invitation, reply } }: { card: OpenCard }) {
  const sections = replySentences(en, invitation, { ...reply, note: '' });
  return (
    <div
      role="status"
      aria-label="What will be saved"
      className="rounded-card border border-green/30 bg-green-tint/50 px-4 py-3"
    >
      {sections.length === 0
        ? 'Nothing to save yet.'
        : sections.map(({ title, sentences }) => (
            <p key={title}>
              {title && <strong className="font-semibold">{title}: </strong>}
              {sentences.join(' ')}
            </p>
          ))}
    </div>
  );
}

/** What the words on the card seem to ask for, to be added with a press. */
function Heard({ card: { invitation, reply }, onChange }: Pick<ReplyCardProps, 'card' | 'onChange'>) {
  const heard = heardInNote(reply, invitation.people);
  if (heard.length === 0) return null;
  return (
    <div className="-mt-2 flex flex-wrap gap-2">
      {heard.map(({ care, person }) => (
        <Button
          key={`${person.uuid} ${careWords(care)}`}
          variant="secondary"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onPress={() => onChange({ reply: withPerson(reply, person.uuid, (known) => addCare(known, care)) })}
        >
          {careWords(care)} for {personWords(en, invitation, person, reply)}
        </Button>
      ))}
    </div>
  );
}

interface ReplyCardProps {
  card: OpenCard;
  onChange: (changed: Partial<OpenCard>) => void;
  onSave: () => void;
  onLeave: () => void;
  cardRef: Ref<HTMLFormElement>;
}

/** A household’s card, typed from paper or told by phone. */
export function ReplyCard({ card, onChange, onSave, onLeave, cardRef }: ReplyCardProps) {
  const { household, invitation, reply, how, problem } = card;
  const name = householdName(household);
  const events = askedEvents(invitation);
  const isTable = fitsInLines(events);
  const dinners = events.filter(({ meals, dishes }) => meals === 'CHOICE' && dishes.length > 0).length;
  const columns = `minmax(6.75rem, 0.6fr) repeat(${events.length + dinners}, max-content) minmax(9rem, 1fr)`;
  function submit(event: FormEvent) {
    event.preventDefault();
    onSave();
  }
  return (
    <form ref={cardRef} aria-label={name} onSubmit={submit} className="border-line border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 md:px-6">
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-display text-2xl" dir="auto">
            {name}
          </h2>
          {about(card) && (
            <p className="wrap-anywhere text-ink-soft text-sm" dir="auto">
              {about(card)}
            </p>
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons in a line. */}
        <div role="group" aria-label="How it came" className="flex flex-wrap items-center gap-2">
          <span aria-hidden="true" className="me-1 text-ink-soft text-sm max-md:w-full">
            How it came
          </span>
          {REPLY_WAYS.map((way) => (
            <button
              key={way}
              type="button"
              aria-pressed={way === how}
              onClick={() => onChange({ how: way })}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 font-medium text-sm md:gap-2 md:px-4 transition-colors',
                way === how
                  ? 'border-secondary bg-cove-tint text-cove-deep'
                  : 'border-ink/25 bg-paper hover:border-ink/60',
              )}
            >
              {WAY_ICONS[way]} {REPLY_WAY_LABELS[way]}
            </button>
          ))}
        </div>
      </div>
      {problem && (
        <Notice tone="error" title="This card isn’t saved" className="mx-4 mb-4 md:mx-6">
          {problem}
        </Notice>
      )}
      {events.length === 0 && (
        <p className="border-line border-t px-4 py-4 text-ink-soft md:px-6">
          They aren’t invited to anything that asks for a reply.
        </p>
      )}
      {events.length > 0 && <AllButtons onAll={(status) => onChange({ reply: withAll(reply, status) })} />}
      <div
        className={isTable ? 'lg:grid lg:gap-x-4' : undefined}
        style={isTable ? { gridTemplateColumns: columns } : undefined}
      >
        {invitation.people.map((person, place) => (
          <PersonRow
            key={person.uuid}
            card={card}
            person={person}
            events={events}
            isTable={isTable}
            isFirst={place === 0}
            onChange={(changed) => onChange({ reply: changed })}
          />
        ))}
      </div>
      <div className="flex flex-col gap-4 border-line border-t px-4 py-4 md:px-6 md:pb-6">
        <label className="block">
          <span className="mb-1 block font-semibold text-sm">Written on the card</span>
          <input
            maxLength={LONGEST_NOTE}
            autoComplete="off"
            dir="auto"
            value={reply.note}
            onChange={(event) => onChange({ reply: { ...reply, note: event.target.value } })}
            className="h-12 w-full min-w-0 rounded-input border border-line-strong bg-paper px-3.5 outline-none focus-visible:border-primary focus-visible:shadow-none focus-visible:ring-3 focus-visible:ring-primary/40"
          />
        </label>
        <Heard card={card} onChange={onChange} />
        <Saved card={card} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p
            aria-hidden="true"
            className="hidden flex-wrap items-center gap-2 text-ink-soft text-sm lg:flex pointer-coarse:hidden"
          >
            <DeskKey>Y</DeskKey> all coming <DeskKey>N</DeskKey> none <DeskKey>Tab</DeskKey> next field
          </p>
          <div className="flex grow flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
            <Button variant="secondary" onPress={onLeave}>
              Skip
            </Button>
            <Button type="submit">
              Save, next card
              <span
                aria-hidden="true"
                className="hidden rounded-mark border border-paper/50 px-1.5 text-xs lg:inline pointer-coarse:hidden"
              >
                Enter
              </span>
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}
