import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { GuestListAnswer } from '#capabilities/guests/contract.ts';
import { EVERYONE, filterHouseholds } from '#capabilities/guests/rules/guest-view.ts';
import { householdName, peopleText } from '#capabilities/guests/rules/household-names.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { ComboboxField } from '#ui/combobox-field.tsx';
import type { RepliesAnswer } from '../../contract/replies.contract.ts';
import { rsvpPaths } from '../../rules/paths.ts';
import { keptAddress } from '../../rules/rehearsal/kept-address.ts';
import { findProfile, PROFILE_LABELS, PROFILES } from '../../rules/rehearsal/profiles.ts';

const SHOWN = 20;

/** Seven households worth being, one press each, and a way to be anybody else. */
export function WhoToBe({ list, replies }: { list: GuestListAnswer; replies: RepliesAnswer }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const invited = list.households.filter((household) => household.list === 'INVITED');
  const household = invited.find(({ uuid }) => uuid === chosen);
  const known = {
    events: list.events,
    language: replies.settings.language,
    extendedUntil: new Map(replies.households.map((reply) => [reply.householdUuid, reply.extendedUntil])),
  };
  return (
    <section aria-labelledby="be-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="be-title" className="mb-1 font-display text-2xl">
        Be one of your guests
      </h2>
      <p className="mb-4 text-ink-soft">
        You’ll see exactly what they see, down to Send. Nothing is saved, and no one gets an email.
      </p>
      <ul aria-label="Kinds of guests" className="mb-5 divide-y divide-line border-line border-y">
        {PROFILES.map((profile) => {
          const found = findProfile(profile, invited, known);
          const person = invited.find(({ uuid }) => uuid === found?.uuid);
          return (
            <li key={profile}>
              {found && person ? (
                <a
                  href={keptAddress(rsvpPaths.rehearsed(found.uuid), { on: found.on })}
                  className="flex min-h-14 items-center gap-3 py-2 hover:bg-ink/4"
                >
                  <span className="min-w-0 grow">
                    <span className="block font-semibold">{PROFILE_LABELS[profile]}</span>
                    <span className="block truncate text-ink-soft text-sm">
                      <bdi>{householdName(person)}</bdi>
                    </span>
                  </span>
                  <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
                </a>
              ) : (
                <p className="flex min-h-14 flex-col justify-center py-2 text-ink-soft">
                  <span className="block font-semibold">{PROFILE_LABELS[profile]}</span>
                  <span className="block text-sm">No one like this on your list</span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <ComboboxField
        label="Or anyone on your list"
        placeholder="Start typing a name"
        value={household ?? null}
        onChange={(wanted) => setChosen(wanted?.uuid ?? null)}
        debounceMs={0}
        loadOptions={(text) =>
          Promise.resolve(filterHouseholds(invited, { ...EVERYONE, text }).slice(0, SHOWN))
        }
        getKey={({ uuid }) => uuid}
        getLabel={householdName}
        renderOption={(option) => (
          <span dir="auto">
            {householdName(option)}
            <span className="block text-ink-soft text-sm">{peopleText(option.people)}</span>
          </span>
        )}
        emptyText="No one by that name"
      />
      {household && (
        <a href={rsvpPaths.rehearsed(household.uuid)} className={buttonStyle({})}>
          Start as {householdName(household)}
        </a>
      )}
    </section>
  );
}
