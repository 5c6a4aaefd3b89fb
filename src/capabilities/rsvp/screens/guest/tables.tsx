import { personWords } from '../../rules/person-words.ts';
import type { HouseholdProps } from './greeting.tsx';

/** Where each of them sits, once the couple lets guests know. */
export function Tables({ words, invitation }: Pick<HouseholdProps, 'words' | 'invitation'>) {
  const { tables, people, events } = invitation;
  if (tables.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-1 rounded-card bg-paper px-4 py-3 font-semibold">
      {tables.map(({ eventUuid, guestUuids, number, label }) => {
        const seated = people.filter(({ uuid }) => guestUuids.includes(uuid));
        const names = words.list(seated.map((person) => personWords(words, invitation, person)));
        const event = events.length > 1 ? events.find(({ uuid }) => uuid === eventUuid)?.name : undefined;
        return (
          <li key={`${eventUuid} ${number}`}>
            <bdi>{words.tableOf(names, [number, label].filter(Boolean).join(', '))}</bdi>
            {event && <span className="block font-normal text-ink-soft">{event}</span>}
          </li>
        );
      })}
    </ul>
  );
}
