import type { OpenedSeatingSheet } from '../../contract/sheets.contract.ts';
import { RoomDrawing } from './room-drawing.tsx';
import { SheetTable } from './sheet-table.tsx';

interface SheetPageProps {
  sheet: OpenedSeatingSheet;
  /** Something came between reading and saying so. */
  hasChanged: boolean;
  /** Where its files are. */
  pdf: string;
}

const button =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-full border px-5 py-2 font-semibold';

function dayOf(at: string): string {
  const options = { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Date(at).toLocaleString('en-US', options);
}

function Totals({ sheet }: { sheet: OpenedSeatingSheet }) {
  const { coming, seated, children, highChairs, unanswered, dishes, undecided } = sheet;
  const rest = [
    `${seated} seated`,
    children > 0 && (children === 1 ? '1 child' : `${children} children`),
    highChairs > 0 && (highChairs === 1 ? '1 high chair' : `${highChairs} high chairs`),
    unanswered > 0 && `${unanswered} with a seat not replied yet`,
  ];
  return (
    <section
      aria-label="Count"
      className="mb-8 grid gap-6 rounded-card border border-line bg-paper p-6 sm:grid-cols-2"
    >
      <div>
        <p className="font-display text-5xl">{coming}</p>
        <p className="mb-3 text-ink-soft">coming today</p>
        <p>{rest.filter(Boolean).join(' · ')}</p>
      </div>
      {dishes.length > 0 && (
        <table className="w-full self-start">
          <caption className="pb-1 text-start font-semibold">Dishes</caption>
          <tbody>
            {[...dishes, ...(undecided > 0 ? [{ dish: 'No dish chosen', count: undecided }] : [])].map(
              ({ dish, count }) => (
                <tr key={dish} className="border-line border-b">
                  <th scope="row" className="py-1.5 text-start font-normal">
                    <bdi>{dish}</bdi>
                  </th>
                  <td className="py-1.5 text-end font-semibold">{count}</td>
                </tr>
              ),
            )}
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
      {hasChanged && <p role="alert">Something came in while you were reading. It’s on this page now.</p>}
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

/** For a venue on a phone or on paper: the count, what changed, the room, and every table. */
export function SheetPage({ sheet, hasChanged, pdf }: SheetPageProps) {
  const { couple, event, tables, drawing } = sheet;
  return (
    <main id="content" className="mx-auto w-full max-w-page px-5 py-8 md:px-8">
      <p className="font-semibold text-primary">{couple}</p>
      <h1 className="mb-1 font-display text-4xl">
        <bdi>{event.name}</bdi>
      </h1>
      <p className="mb-6 text-ink-soft">
        <bdi>{[event.day, event.placeName].filter(Boolean).join(' · ')}</bdi>
      </p>
      <Totals sheet={sheet} />
      <Changes sheet={sheet} hasChanged={hasChanged} />
      {drawing && <RoomDrawing drawing={drawing} />}
      <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-2xl">Table by table</h2>
        <p className="flex flex-wrap gap-3" data-print="hidden">
          <a href={`${pdf}?kind=KITCHEN`} className={`${button} border-ink/25 bg-paper`}>
            Save as PDF
          </a>
          {drawing && (
            <a href={`${pdf}?kind=CHART`} className={`${button} border-ink/25 bg-paper`}>
              Save the chart
            </a>
          )}
        </p>
      </div>
      {tables.length === 0 && <p>Nobody has a seat yet. This page fills in as the couple goes along.</p>}
      <div className="grid gap-6">
        {tables.map((table) => (
          <SheetTable key={table.heading} table={table} />
        ))}
      </div>
    </main>
  );
}
