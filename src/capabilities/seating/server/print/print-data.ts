import { drawChart } from '../../rules/print/chart-drawing.ts';
import { escortCards } from '../../rules/print/escort-cards.ts';
import { kitchenSummary } from '../../rules/print/kitchen-summary.ts';
import { listByName, listByTable } from '../../rules/print/list-prints.ts';
import { placeCards } from '../../rules/print/place-cards.ts';
import {
  type EscortFor,
  PAPER_SIZES,
  SEATING_PRINT_LABELS,
  type SeatingPaper,
  type SeatingPrint,
} from '../../rules/print/print-kinds.ts';
import type { PrintedPlan } from '../../rules/print/printed-plan.ts';

export type PrintChoice = {
  kind: SeatingPrint;
  paper: SeatingPaper;
  /** Of escort cards. */
  cardsFor: EscortFor;
  /** Of place cards: whether they say what is eaten. */
  hasMarks: boolean;
};

const TEMPLATES: Readonly<Record<SeatingPrint, URL>> = {
  CHART: new URL('./chart.typ', import.meta.url),
  BY_NAME: new URL('./lists.typ', import.meta.url),
  BY_TABLE: new URL('./lists.typ', import.meta.url),
  PLACE_CARDS: new URL('./place-cards.typ', import.meta.url),
  ESCORT_CARDS: new URL('./escort-cards.typ', import.meta.url),
  TABLE_NUMBERS: new URL('./table-numbers.typ', import.meta.url),
  KITCHEN: new URL('./kitchen.typ', import.meta.url),
};

const leadOf = ({ event }: PrintedPlan) => [event.name, event.day].filter(Boolean).join(' · ');

function kitchenOf(plan: PrintedPlan) {
  const { coming, seated, children, highChairs, unanswered, dishes, undecided, tables } =
    kitchenSummary(plan);
  const figures = [
    { name: 'coming', count: coming },
    { name: 'seated', count: seated },
    { name: children === 1 ? 'child' : 'children', count: children },
    { name: highChairs === 1 ? 'high chair' : 'high chairs', count: highChairs },
  ];
  const isAsked = dishes.length > 0;
  return {
    lead: [plan.couple, leadOf(plan)].filter(Boolean).join(' · '),
    figures: figures.map(({ name, count }) => ({ name, count: String(count) })),
    dishes:
      isAsked && undecided > 0
        ? [...dishes, { mark: '–', dish: 'No dish chosen', count: undecided }]
        : dishes,
    note:
      unanswered === 0
        ? ''
        : `${unanswered} more ${unanswered === 1 ? 'has a seat and hasn’t' : 'have a seat and haven’t'} replied yet. They aren’t counted.`,
    tables,
  };
}

/** What a print is made of, or nothing where it would be an empty sheet. */
export function printJobOf(plan: PrintedPlan, { kind, paper, cardsFor, hasMarks }: PrintChoice) {
  const template = TEMPLATES[kind];
  const size = PAPER_SIZES[paper];
  const head = { couple: plan.couple, lead: leadOf(plan), title: SEATING_PRINT_LABELS[kind] };
  const job = (data: object) => ({ template, data: { paper: size, ...head, ...data } });
  switch (kind) {
    case 'CHART':
      return job(drawChart(plan, paper));
    case 'BY_NAME':
    case 'BY_TABLE': {
      const groups = kind === 'BY_NAME' ? listByName(plan) : listByTable(plan);
      return groups.length === 0 ? undefined : job({ groups });
    }
    case 'PLACE_CARDS':
    case 'ESCORT_CARDS': {
      const cards = kind === 'PLACE_CARDS' ? placeCards(plan, hasMarks) : escortCards(plan, cardsFor);
      return cards.length === 0 ? undefined : job({ cards });
    }
    case 'TABLE_NUMBERS': {
      const tables = plan.tables
        .toSorted((one, other) => one.number - other.number)
        .map(({ number, label }) => ({ number: String(number), label }));
      return tables.length === 0 ? undefined : job({ tables });
    }
    default:
      return job(kitchenOf(plan));
  }
}
