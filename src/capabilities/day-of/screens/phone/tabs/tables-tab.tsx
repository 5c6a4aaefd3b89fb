import { plural } from '#base/text.ts';
import type { DayPack, PackGuest } from '../../../contract/phone.contract.ts';
import { type DayLog, saidOf } from '../../../rules/day-log.ts';

const byLabel = new Intl.Collator('en', { numeric: true });

/** Who sits where, what they eat, and who of them is here. */
export function TablesTab({ pack, log }: { pack: DayPack; log: DayLog }) {
  const tables = new Map<string, PackGuest[]>();
  for (const person of pack.households.flatMap(({ people }) => people)) {
    if (person.table) tables.set(person.table, [...(tables.get(person.table) ?? []), person]);
  }
  if (tables.size === 0)
    return (
      <p className="py-8 text-center text-ink-soft">
        No tables yet. Once the seating chart is finished, everyone’s table is here.
      </p>
    );
  return (
    <ul aria-label="Tables" className="grid gap-3">
      {[...tables]
        .toSorted(([one], [other]) => byLabel.compare(one, other))
        .map(([table, people]) => {
          const here = people.filter(({ uuid }) => saidOf(log, 'HERE', uuid) === 1).length;
          return (
            <li key={table} className="rounded-card border border-line bg-paper">
              <details className="group">
                <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 px-5">
                  <span className="font-display text-xl">Table {table}</span>
                  <span className="text-ink-soft text-sm">
                    {here} of {plural(people.length, 'guest')} here
                  </span>
                </summary>
                <ul className="border-line border-t px-5 py-2">
                  {people.map(({ uuid, name, meal, care }) => (
                    <li key={uuid} className="py-1.5">
                      <span className="wrap-anywhere">{name}</span>
                      <span className="wrap-anywhere block text-ink-soft text-sm">
                        {[meal, care].filter(Boolean).join(', ')}
                      </span>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
    </ul>
  );
}
