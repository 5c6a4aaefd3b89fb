import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#base/text.ts';
import { classNames } from '#ui/class-names.ts';
import type { PackGuest, PackHousehold } from '../../../contract/phone.contract.ts';
import { type DayLog, keyOf, saidOf } from '../../../rules/day-log.ts';

interface HouseholdRowProps {
  household: PackHousehold;
  log: DayLog;
  timeZone: string;
  onSay: (household: PackHousehold, uuids: readonly string[], value: 0 | 1) => void;
}

const listOf = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(', ');

function hereSince(people: readonly PackGuest[], log: DayLog, timeZone: string): string {
  const times = people.map(({ uuid }) => log.said.get(keyOf('HERE', uuid))?.at ?? '').filter(Boolean);
  const last = times.toSorted().at(-1);
  if (!last) return '';
  return new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(
    new Date(last),
  );
}

function PersonRow({ person, isHere, onPress }: { person: PackGuest; isHere: boolean; onPress: () => void }) {
  return (
    <li className="flex min-h-12 items-center gap-3 ps-8 pe-4">
      <span className="min-w-0 grow">
        <span className="wrap-anywhere block">{person.name}</span>
        <span className="wrap-anywhere block text-ink-soft text-sm">
          {listOf([person.meal, person.care])}
        </span>
      </span>
      {person.table && <span className="text-ink-soft text-sm">Table {person.table}</span>}
      <button
        type="button"
        aria-pressed={isHere}
        aria-label={`${person.name} is here`}
        onClick={onPress}
        className={classNames(
          'flex size-11 shrink-0 scroll-mb-36 cursor-pointer items-center justify-center rounded-full border',
          isHere ? 'border-green bg-green text-paper' : 'border-primary text-primary',
        )}
      >
        {isHere ? <Check size={20} aria-hidden="true" /> : <Plus size={20} aria-hidden="true" />}
      </button>
    </li>
  );
}

/** A party as it comes in at the door: one press for all of them, or one by one. */
export function HouseholdRow({ household, log, timeZone, onSay }: HouseholdRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, people } = household;
  const isHere = ({ uuid }: PackGuest) => saidOf(log, 'HERE', uuid) === 1;
  const missing = people.filter((person) => !isHere(person));
  const isComplete = missing.length === 0;
  const tables = [...new Set(people.map(({ table }) => table).filter(Boolean))];
  const wishes = listOf(people.flatMap(({ meal, care }) => [meal, care]));
  const since = isComplete ? hereSince(people, log, timeZone) : '';
  const facts = [isComplete ? `Here ${since}` : plural(people.length, 'guest'), wishes]
    .filter(Boolean)
    .join('. ');
  return (
    <li className={classNames('border-line border-b last:border-b-0', isComplete && 'bg-green-tint/45')}>
      <div className="flex items-center gap-3 py-2 ps-4 pe-4">
        <button
          type="button"
          aria-expanded={people.length > 1 ? isOpen : undefined}
          onClick={() => setOpen(!isOpen)}
          className="min-h-12 min-w-0 grow scroll-mb-36 cursor-pointer text-start"
          disabled={people.length === 1}
        >
          <span className="wrap-anywhere block font-semibold">{name}</span>
          <span className="wrap-anywhere block text-ink-soft text-sm">{facts}</span>
        </button>
        {tables.length > 0 && (
          <span className="shrink-0 text-center">
            <span className="block text-ink-soft text-xs">{tables.length === 1 ? 'Table' : 'Tables'}</span>
            <span className="block font-display font-semibold text-xl">{tables.join(', ')}</span>
          </span>
        )}
        <button
          type="button"
          aria-pressed={isComplete}
          aria-label={isComplete ? `${name}: here` : `Check in ${name}, ${plural(missing.length, 'guest')}`}
          onClick={() =>
            onSay(
              household,
              (isComplete ? people : missing).map(({ uuid }) => uuid),
              isComplete ? 0 : 1,
            )
          }
          className={classNames(
            'flex size-12 shrink-0 scroll-mb-36 cursor-pointer items-center justify-center rounded-full border-2 font-semibold',
            isComplete
              ? 'border-green bg-green text-paper'
              : 'border-primary text-primary hover:bg-wine-tint',
          )}
        >
          {isComplete && <Check size={22} aria-hidden="true" />}
          {!isComplete && (missing.length === 1 ? <Plus size={22} aria-hidden="true" /> : missing.length)}
        </button>
      </div>
      {isOpen && people.length > 1 && (
        <ul aria-label={name} className="pb-2">
          {people.map((person) => (
            <PersonRow
              key={person.uuid}
              person={person}
              isHere={isHere(person)}
              onPress={() => onSay(household, [person.uuid], isHere(person) ? 0 : 1)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
