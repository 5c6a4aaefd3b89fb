import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#base/text.ts';
import type { DayPack, PackHousehold } from '../../../contract/phone.contract.ts';
import { type DayLog, type Said, saidOf } from '../../../rules/day-log.ts';
import { findGuests } from '../../../rules/find-guests.ts';
import { type Undo, undoOf } from '../../../rules/undo-said.ts';
import { HouseholdRow } from './household-row.tsx';
import { UndoBar } from './undo-bar.tsx';

interface CheckInTabProps {
  pack: DayPack;
  log: DayLog;
  onSay: (said: Said) => void;
}

/** So many rows are drawn at once; a name finds the rest. */
const SHOWN = 60;

export function CheckInTab({ pack, log, onSay }: CheckInTabProps) {
  const [typed, setTyped] = useState('');
  const [undo, setUndo] = useState<Undo>();
  const { households } = pack;
  const isHere = (uuid: string) => saidOf(log, 'HERE', uuid) === 1;
  const people = households.flatMap((household) => household.people);
  const here = people.filter(({ uuid }) => isHere(uuid)).length;
  const toCome = households.filter((household) => household.people.some(({ uuid }) => !isHere(uuid))).length;
  const found = findGuests(households, typed);
  function say(household: PackHousehold, uuids: readonly string[], value: 0 | 1) {
    const said = uuids.map((subject) => ({ kind: 'HERE' as const, subject, value }));
    const names = household.people.filter(({ uuid }) => uuids.includes(uuid)).map(({ name }) => name);
    setUndo(undoOf(log, names.length === 1 ? (names[0] ?? '') : household.name, said));
    for (const each of said) onSay(each);
  }
  if (people.length === 0)
    return (
      <p className="py-8 text-center text-ink-soft">
        Nobody is expected yet. Guests appear here once they’ve said yes.
      </p>
    );
  return (
    <>
      <div className="px-1">
        <p className="flex items-end justify-between gap-3">
          <span className="text-ink-soft">
            <strong className="font-display text-4xl text-ink">{here}</strong> of {people.length} here
          </span>
          <span className="text-ink-soft text-sm">{plural(toCome, 'household')} to come</span>
        </p>
        <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-line">
          <div
            className="h-full rounded-full bg-secondary"
            style={{ width: `${(here / people.length) * 100}%` }}
          />
        </div>
      </div>
      <div className="relative mt-4">
        <Search size={20} aria-hidden="true" className="absolute top-3.5 left-4 text-ink-soft" />
        <input
          type="text"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-label="Find a guest"
          placeholder="Find a guest"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className="min-h-12 w-full rounded-full border border-line-strong bg-paper pr-12 pl-12 focus:border-primary"
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label="Clear"
            onClick={() => setTyped('')}
            className="absolute top-0.5 right-1 flex size-11 cursor-pointer items-center justify-center rounded-full"
          >
            <X size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      <ul aria-label="Guests" className="mt-3 overflow-hidden rounded-card border border-line bg-paper">
        {found.slice(0, SHOWN).map((household) => (
          <HouseholdRow
            key={household.uuid}
            household={household}
            log={log}
            timeZone={pack.timeZone}
            onSay={say}
          />
        ))}
        {found.length === 0 && (
          <li className="px-5 py-6 text-center text-ink-soft">No guest by that name.</li>
        )}
      </ul>
      {found.length > SHOWN && (
        <p className="mt-3 text-center text-ink-soft text-sm">
          {plural(found.length - SHOWN, 'more household')}. Type a name to find them.
        </p>
      )}
      <UndoBar undo={undo} onSay={onSay} onDone={setUndo} />
    </>
  );
}
