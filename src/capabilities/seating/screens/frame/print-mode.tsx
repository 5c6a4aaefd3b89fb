import { Download } from 'lucide-react';
import { useState } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { PlainSelect } from '#ui/plain-select.tsx';
import {
  PAPER_SIZES,
  papersFor,
  SEATING_PRINT_LABELS,
  SEATING_PRINTS,
  type SeatingPaper,
  type SeatingPrint,
} from '../../rules/print/print-kinds.ts';
import { useSeating } from '../desk/seating-context.ts';
import { VenueLinks } from './venue-links.tsx';

const WORDS: Readonly<Record<SeatingPrint, string>> = {
  CHART: 'The room with everybody in it.',
  BY_NAME: 'A to Z, for the door.',
  BY_TABLE: 'Table by table.',
  PLACE_CARDS: 'One for each guest.',
  ESCORT_CARDS: 'One for each household, with its table.',
  TABLE_NUMBERS: 'One for each table.',
  KITCHEN: 'Meals and allergies by table.',
};

function PrintCard({ kind }: { kind: SeatingPrint }) {
  const { desk } = useSeating();
  const papers = papersFor(kind);
  const [paper, setPaper] = useState<SeatingPaper>('LETTER');
  const label = SEATING_PRINT_LABELS[kind];
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-paper p-4">
      <div className="min-w-40 grow">
        <h3 className="font-semibold font-text text-base">{label}</h3>
        <p className="text-ink-soft text-sm">{WORDS[kind]}</p>
      </div>
      <PlainSelect
        aria-label={`Paper for the ${label.toLowerCase()}`}
        value={paper}
        onChange={({ target }) => setPaper(papers.find((one) => one === target.value) ?? 'LETTER')}
        className="min-h-11 rounded-input border border-line-strong bg-paper ps-3"
      >
        {papers.map((one) => (
          <option key={one} value={one}>
            {PAPER_SIZES[one].label}
          </option>
        ))}
      </PlainSelect>
      <a
        href={`/web-api/v1/seating/plans/${desk.plan.uuid}/print?kind=${kind}&paper=${paper}`}
        download
        className={buttonStyle({ variant: 'secondary' })}
      >
        <Download size={18} aria-hidden="true" /> PDF
        <span className="sr-only"> of the {label.toLowerCase()}</span>
      </a>
    </li>
  );
}

/** What goes on paper, and what the venue gets. */
export function PrintMode() {
  const { desk } = useSeating();
  const { seesGuests } = desk.plan;
  const waiting = desk.people - desk.seated;
  return (
    <div className={`${pageWidth} grid items-start gap-8 py-6 lg:grid-cols-2`}>
      <section aria-labelledby="on-paper">
        <h2 id="on-paper">On paper</h2>
        {waiting > 0 && (
          <p className="mt-1 text-ink-soft">
            {waiting === 1 ? 'One guest has' : `${waiting} guests have`} no chair yet. Charts and lists say
            so; escort cards leave them out.
          </p>
        )}
        <ul className="mt-3 flex flex-col gap-2">
          {SEATING_PRINTS.filter((kind) => kind !== 'KITCHEN' || seesGuests).map((kind) => (
            <PrintCard key={kind} kind={kind} />
          ))}
        </ul>
        {seesGuests && (
          <a
            href={`/web-api/v1/seating/plans/${desk.plan.uuid}/export`}
            download
            className={buttonStyle({ variant: 'quiet', className: 'mt-2' })}
          >
            <Download size={18} aria-hidden="true" /> Everything as a spreadsheet
          </a>
        )}
      </section>
      <VenueLinks />
    </div>
  );
}
