import { foldName } from '#base/search-words.ts';
import { Button } from '#ui/button.tsx';
import { tableName } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';
import { GuestMark } from './guest-mark.tsx';
import { GuestMenu } from './guest-menu.tsx';

interface ByNameProps {
  text: string;
  onMove: (guestUuid: string) => void;
}

/** Everybody from A to Z, with their table. */
export function ByName({ text, onMove }: ByNameProps) {
  const { desk } = useSeating();
  const folded = foldName(text);
  const shown = desk.plan.people
    .map((person) => ({ person, name: desk.nameOf(person.uuid) }))
    .filter(({ name }) => folded === '' || foldName(name).includes(folded))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'));
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-paper">
      {shown.map(({ person, name }) => {
        const seat = desk.seatOf.get(person.uuid);
        const table = seat && desk.tableOf.get(seat.tableUuid);
        return (
          <li
            key={person.uuid}
            className="flex min-h-14 items-center gap-3 border-line px-4 py-1 not-first:border-t"
          >
            <GuestMark person={person} />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{name}</span>
              <span className="block text-ink-soft text-sm">
                {seat && table ? `${tableName(table)}, chair ${seat.seat}` : 'Not seated yet'}
              </span>
            </span>
            {desk.canEdit && seat && <GuestMenu seat={seat} onMove={() => onMove(person.uuid)} />}
            {desk.canEdit && !seat && (
              <Button variant="quiet" size="small" onPress={() => onMove(person.uuid)}>
                Seat<span className="sr-only"> {name}</span>
              </Button>
            )}
          </li>
        );
      })}
      {shown.length === 0 && <li className="px-4 py-5 text-ink-soft">Nobody on the list has that name.</li>}
    </ul>
  );
}
