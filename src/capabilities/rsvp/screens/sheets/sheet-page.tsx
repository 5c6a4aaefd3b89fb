import { calendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import type { OpenedSheet } from '../../contract/sheets.contract.ts';
import { whenWords } from '../../rules/guest-dates.ts';
import { sheetTotals } from '../../rules/sheets/sheet-lines.ts';
import { en } from '../../rules/words/en.ts';
import { Bill } from './bill.tsx';

interface SheetPageProps {
  sheet: OpenedSheet;
  /** Something came between reading and saying so. */
  hasChanged: boolean;
  pdf: string;
}

const button =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-full border px-5 py-2 font-semibold';

function dayOf(at: string): string {
  const options = { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Date(at).toLocaleString('en-US', options);
}

function Totals({ sheet }: { sheet: OpenedSheet }) {
  const { coming, children, infants, dishes } = sheetTotals(sheet.lines);
  const { guaranteed, waiting, freezesOn, bill } = sheet;
  const late = guaranteed ? coming - guaranteed.coming : 0;
  return (
    <section
      aria-label="Count"
      className="mb-8 grid gap-6 rounded-card border border-line bg-paper p-6 sm:grid-cols-2"
    >
      <div>
        <p className="font-display text-5xl">{coming}</p>
        <p className="mb-3 text-ink-soft">coming today</p>
        {!guaranteed && freezesOn && (
          <p className="font-semibold">Final count on {formatLongDate(calendarDate(freezesOn))}</p>
        )}
        {guaranteed && (
          <p className="font-semibold">
            {guaranteed.coming} guaranteed on {dayOf(guaranteed.at)}
            {late !== 0 && ` (${late > 0 ? '+' : '−'}${Math.abs(late)} since)`}
          </p>
        )}
        <p>{[`${children} children`, `${infants} infants`, `${waiting} not answered yet`].join(' · ')}</p>
      </div>
      {bill && (bill.cents !== null || bill.reserve > 0) && <Bill bill={bill} caption="Plates" />}
      {sheet.fields.includes('DISH') && (
        <table className="w-full self-start">
          <caption className="pb-1 text-start font-semibold">Dishes</caption>
          <tbody>
            {dishes.map(({ dish, count }) => (
              <tr key={dish} className="border-line border-b">
                <th scope="row" className="py-1.5 text-start font-normal">
                  <bdi>{dish || 'No dish chosen'}</bdi>
                </th>
                <td className="py-1.5 text-end font-semibold">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Changes({ sheet, hasChanged }: Omit<SheetPageProps, 'pdf'>) {
  const { changes, seenAt, version } = sheet;
  const isNew = changes === null;
  if (!isNew && changes.length === 0)
    return (
      <p className="mb-8 text-ink-soft">Nothing has changed since you looked on {seenAt && dayOf(seenAt)}.</p>
    );
  return (
    <section aria-labelledby="changes" className="mb-8 rounded-card bg-gold-tint p-5" data-print="hidden">
      <h2 id="changes" className="mb-2 font-semibold text-lg">
        {isNew
          ? 'You haven’t marked this as seen yet'
          : `Changed since you looked on ${seenAt && dayOf(seenAt)}`}
      </h2>
      {hasChanged && <p role="alert">Something came in while you were reading. It’s in the list now.</p>}
      {!isNew && (
        <ul className="mb-4 list-disc ps-5">
          {changes.map((change) => (
            <li key={change}>
              <bdi>{change}</bdi>
            </li>
          ))}
        </ul>
      )}
      <form method="post">
        <input type="hidden" name="version" value={version} />
        <button type="submit" className={`${button} border-primary bg-primary text-paper`}>
          I’ve seen this
        </button>
      </form>
    </section>
  );
}

const COLUMNS = [
  { field: 'DISH', label: 'Dish', of: 'dish' },
  { field: 'DIET', label: 'Can’t eat', of: 'diet' },
  { field: 'NEEDS', label: 'Needs', of: 'needs' },
] as const;

/** For a kitchen on a phone or on paper: the count, what changed, and everybody by name. */
export function SheetPage({ sheet, hasChanged, pdf }: SheetPageProps) {
  const { couple, event, lines, fields } = sheet;
  const columns = COLUMNS.filter(({ field }) => fields.includes(field));
  return (
    <main id="content" className="mx-auto w-full max-w-page px-5 py-8 md:px-8">
      <p className="font-semibold text-primary">{couple}</p>
      <h1 className="mb-1 font-display text-4xl">
        <bdi>{event.name}</bdi>
      </h1>
      <p className="mb-6 text-ink-soft">
        {[whenWords('en', en, event), event.placeName, event.address].filter(Boolean).join(' · ')}
      </p>
      <Totals sheet={sheet} />
      <Changes sheet={sheet} hasChanged={hasChanged} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-2xl">Everyone who is coming</h2>
        <a href={pdf} className={`${button} border-ink/25 bg-paper`} data-print="hidden">
          Save as PDF
        </a>
      </div>
      {lines.length === 0 ? (
        <p>Nobody has said yes yet. This page fills in as the answers come.</p>
      ) : (
        <section
          className="overflow-x-auto rounded-card border border-line bg-paper"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls it by keyboard has to reach it.
          tabIndex={0}
          aria-label="Everyone who is coming"
        >
          <table className="w-full">
            <thead>
              <tr className="border-line border-b text-start text-sm">
                <th scope="col" className="px-4 py-2.5 text-start">
                  Name
                </th>
                {columns.map(({ label }) => (
                  <th key={label} scope="col" className="px-4 py-2.5 text-start">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.guestUuid} className="border-line border-b last:border-0">
                  <th scope="row" className="px-4 py-2 text-start font-semibold">
                    <bdi>{line.name}</bdi>
                    {line.kind !== 'ADULT' && (
                      <span className="font-normal text-ink-soft">
                        {' '}
                        ({line.kind === 'CHILD' ? 'child' : 'infant'})
                      </span>
                    )}
                  </th>
                  {columns.map(({ label, of }) => (
                    <td key={label} className="px-4 py-2">
                      <bdi>{line[of]}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  );
}
