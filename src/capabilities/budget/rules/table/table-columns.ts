export const TABLE_COLUMNS = [
  'item',
  'category',
  'below',
  'vendor',
  'per',
  'unit',
  'quantity',
  'planned',
  'quoted',
  'agreed',
  'paid',
  'payer',
  'note',
  'payment',
  'amount',
  'due',
  'paidOn',
] as const;

export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** As people head their columns, in small letters and without signs. What adds up the others is left out. */
const HEADS: Readonly<Record<TableColumn, readonly string[]>> = {
  item: ['item', 'items', 'what', 'description', 'expense', 'name', 'line item', 'details'],
  category: ['category', 'section', 'type', 'group', 'budget category'],
  below: ['below', 'part of', 'parent'],
  vendor: ['vendor', 'vendors', 'vendor name', 'supplier', 'company', 'who', 'business'],
  per: ['per', 'counted by'],
  unit: ['unit price', 'unit cost', 'price per', 'cost per', 'per guest', 'per person', 'each', 'rate'],
  quantity: ['quantity', 'qty', 'count', 'number', 'how many', 'guests'],
  planned: [
    ...['planned', 'plan', 'estimated', 'estimate', 'estimated cost', 'est cost', 'est', 'budget'],
    ...['budgeted', 'budgeted cost', 'budget amount', 'projected', 'projected cost', 'allocated', 'goal'],
  ],
  quoted: ['quoted', 'quote', 'offer', 'quoted cost'],
  agreed: [
    ...['committed', 'actual', 'actual cost', 'actuals', 'final', 'final cost', 'contract'],
    ...['contract amount', 'agreed', 'cost', 'total cost', 'price', 'spent', 'booked'],
  ],
  paid: ['paid', 'amount paid', 'paid so far', 'paid to date', 'deposit paid'],
  payer: ['payer', 'paid by', 'who pays', 'contributor'],
  note: ['notes', 'note', 'comments', 'comment', 'remarks'],
  payment: ['payment', 'payment name'],
  amount: ['amount', 'payment amount'],
  due: ['due', 'due date', 'due on', 'payment due', 'deadline', 'balance due date', 'final due date'],
  paidOn: ['paid on', 'date paid', 'payment date', 'paid date'],
};

const BY_HEAD = new Map(
  TABLE_COLUMNS.flatMap((column) => HEADS[column].map((head): [string, TableColumn] => [head, column])),
);

const wordsOf = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** What these head is the plan, where no other column is. */
const ONE_PRICE = ['cost', 'total cost', 'price', 'amount'];

/** Each column once; a second one of the same kind is left out. */
export function columnsOf(head: readonly string[]): (TableColumn | null)[] {
  const heads = head.map(wordsOf);
  const named = heads.map((words) => BY_HEAD.get(words) ?? null);
  const isOnePrice = !named.includes('planned') && !named.includes('payment');
  const seen = new Set<TableColumn>();
  return named.map((found, place) => {
    const column = isOnePrice && ONE_PRICE.includes(heads[place] ?? '') ? 'planned' : found;
    if (!column || seen.has(column)) return null;
    seen.add(column);
    return column;
  });
}

/** Rows above the head: a title, the couple's names, an empty line. */
const MOST_ABOVE = 10;

/** Where the columns are named: the first row with two heads of which one says what it is. */
export function findHead(rows: readonly (readonly string[])[]): number | undefined {
  const at = rows.slice(0, MOST_ABOVE).findIndex((row) => {
    const columns = columnsOf(row).filter((column) => column !== null);
    const isNamed = columns.includes('item') || columns.includes('category') || columns.includes('vendor');
    return isNamed && columns.length >= 2;
  });
  return at < 0 ? undefined : at;
}
