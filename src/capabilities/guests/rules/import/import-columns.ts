/** What a column of a file can be. */
export const IMPORT_FIELDS = [
  'names',
  'title',
  'firstName',
  'lastName',
  'suffix',
  'partnerNames',
  'partnerTitle',
  'partnerFirstName',
  'partnerLastName',
  'partnerSuffix',
  'childNames',
  'childFirstName',
  'childLastName',
  'plusOnes',
  'count',
  'household',
  'kind',
  'plusOneOf',
  'email',
  'phone',
  'address',
  'address1',
  'address2',
  'city',
  'region',
  'postalCode',
  'country',
  'side',
  'list',
  'listRank',
  'envelopeOuter',
  'envelopeInner',
  'notes',
  'tags',
  'householdId',
  'guestId',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/**
 * '' is left out. A reply and a dish name their event; of one that is not there yet, 'new', and the head of the column is
 * its name.
 */
export type ImportColumn = ImportField | '' | `reply:${string}` | `dish:${string}`;

const FIELDS: ReadonlySet<string> = new Set(IMPORT_FIELDS);
const OF_EVENT = /^(reply|dish):(new|[0-9a-f-]{36})$/u;

export function isImportColumn(text: string): text is ImportColumn {
  return text === '' || FIELDS.has(text) || OF_EVENT.test(text);
}

/** Which part of which event it is; undefined for everything else. */
export function eventColumn(column: ImportColumn): { part: 'reply' | 'dish'; event: string } | undefined {
  const [, part, event] = OF_EVENT.exec(column) ?? [];
  if (event === undefined) return undefined;
  return { part: part === 'dish' ? 'dish' : 'reply', event };
}

export const IMPORT_FIELD_LABELS: Readonly<Record<ImportField, string>> = {
  names: 'Full name or names',
  title: 'Title',
  firstName: 'First name',
  lastName: 'Last name',
  suffix: 'Suffix',
  partnerNames: 'Partner or plus-one: name',
  partnerTitle: 'Partner: title',
  partnerFirstName: 'Partner: first name',
  partnerLastName: 'Partner: last name',
  partnerSuffix: 'Partner: suffix',
  childNames: 'Child: name',
  childFirstName: 'Child: first name',
  childLastName: 'Child: last name',
  plusOnes: 'Number of plus-ones',
  count: 'People in the household',
  household: 'Household or party',
  kind: 'Adult or child',
  plusOneOf: 'Plus-one of',
  email: 'Email',
  phone: 'Phone',
  address: 'Whole address',
  address1: 'Street',
  address2: 'Apartment',
  city: 'City',
  region: 'State',
  postalCode: 'ZIP or postal code',
  country: 'Country',
  side: 'Side',
  list: 'List',
  listRank: 'Place in line',
  envelopeOuter: 'Outer envelope',
  envelopeInner: 'Inner envelope',
  notes: 'Notes',
  tags: 'Tags',
  householdId: 'Household ID (from our file)',
  guestId: 'Guest ID (from our file)',
};

/** Whether anything says who people are. */
export function namesPeople(columns: readonly ImportColumn[]): boolean {
  return columns.some((column) => column === 'names' || column === 'firstName' || column === 'lastName');
}
