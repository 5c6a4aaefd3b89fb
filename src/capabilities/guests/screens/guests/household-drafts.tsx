import { plural } from '#base/text.ts';
import { personName } from '../../rules/guest-person.ts';
import { householdName, joinNames } from '../../rules/household-names.ts';
import type { HouseholdDraft } from '../../rules/read-guest-lines.ts';

const SHOWN = 20;

/** '3 people in 2 households' */
export function draftWords(drafts: readonly HouseholdDraft[]): string {
  const people = drafts.reduce((sum, draft) => sum + draft.people.length, 0);
  return `${plural(people, 'person', 'people')} in ${plural(drafts.length, 'household')}`;
}

/** What lines will become, before they are on the list. */
export function HouseholdDrafts({ drafts }: { drafts: readonly HouseholdDraft[] }) {
  return (
    <>
      <p className="mb-2 font-semibold text-sm">{draftWords(drafts)}</p>
      <ul className="space-y-1.5 text-sm">
        {drafts.slice(0, SHOWN).map((draft, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
          <li key={place} className="wrap-anywhere">
            <span className="font-medium" dir="auto">
              {householdName(draft)}
            </span>{' '}
            <span className="text-ink-soft" dir="auto">
              {joinNames(
                draft.people.map((person) =>
                  person.kind === 'ADULT'
                    ? personName(person)
                    : `${personName(person)} (${person.kind.toLowerCase()})`,
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
      {drafts.length > SHOWN && (
        <p className="mt-2 text-ink-soft text-sm">And {drafts.length - SHOWN} more</p>
      )}
    </>
  );
}
