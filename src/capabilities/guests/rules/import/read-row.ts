import { normaliseForSearch } from '#base/text.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import type { CoupleFirstNames, GuestList, GuestSide } from '../household-choices.ts';
import { HOUSEHOLD_RULES, PERSON_RULES } from '../household-rules.ts';
import type { HouseholdFields } from '../new-household.ts';
import { cutAddress, wholeZip } from './cut-address.ts';
import type { ImportColumn, ImportField } from './import-columns.ts';
import type { Problem, ReadPerson } from './read-household.ts';
import { readRowPeople } from './read-row-people.ts';
import { readList, readSide } from './read-words.ts';
import type { RowCells } from './row-cells.ts';
import type { RowRef } from './sheet.ts';

export type ReadFields = Omit<HouseholdFields, 'side' | 'list' | 'language'> & {
  side: GuestSide | null;
  list: GuestList | null;
};

/** One row of a file. */
export type RowReading = {
  ref: RowRef;
  /** Rows of one household say the same here; '' stands alone. */
  group: string;
  uuid: string | null;
  fields: ReadFields;
  people: ReadPerson[];
  /** Whose plus-one the first of them is, by name. */
  host: string;
  problems: Problem[];
  remarks: string[];
};

const ADDRESS = ['address1', 'address2', 'city', 'region', 'postalCode', 'country'] as const;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u;
const uuidIn = (text: string) => (UUID.test(text) ? text : null);

function readAddress({ one }: RowCells) {
  const cut = cutAddress(one('address'));
  const given = Object.fromEntries(ADDRESS.map((field) => [field, one(field) || cut[field]])) as typeof cut;
  return { ...given, postalCode: wholeZip(given.postalCode, given.region) };
}

function readChoices({ one }: RowCells, couple: CoupleFirstNames, remarks: string[]) {
  const [side, list, rank] = [one('side'), one('list'), one('listRank')];
  const read = { side: readSide(side, couple) ?? null, list: readList(list) ?? null };
  if (side !== '' && read.side === null) remarks.push(`We couldn’t tell whose side “${side}” is.`);
  if (list !== '' && read.list === null) remarks.push(`“${list}” isn’t one of your lists.`);
  return { ...read, listRank: rank === '' ? null : Number(rank) };
}

/** Where a field is typed, so that it can be corrected there. */
function placeIn(columns: readonly ImportColumn[], fields: readonly ImportColumn[]): number | null {
  return fields.map((field) => columns.indexOf(field)).find((place) => place >= 0) ?? null;
}

const TYPED_IN: Readonly<Partial<Record<string, ImportField>>> = { name: 'household' };

function problemsIn(
  { people, fields }: Pick<RowReading, 'people' | 'fields'>,
  ref: RowRef,
  columns: readonly ImportColumn[],
): Problem[] {
  if (people.length === 0) {
    const column = placeIn(columns, ['names', 'firstName', 'lastName']);
    return [{ ...ref, column, message: 'This row has no name.' }];
  }
  const wrong = people.flatMap((person) =>
    Object.entries(validateFields({ ...person, kind: 'ADULT' }, PERSON_RULES)),
  );
  wrong.push(
    ...Object.entries(validateFields({ ...fields, side: 'BOTH', list: 'INVITED' }, HOUSEHOLD_RULES)),
  );
  return wrong.map(([field, message]) => {
    const typed = TYPED_IN[field] ?? (field as ImportField);
    return { ...ref, column: placeIn(columns, [typed, 'address', 'names']), message };
  });
}

export function readRow(
  cells: RowCells,
  { ref, columns, couple }: { ref: RowRef; columns: readonly ImportColumn[]; couple: CoupleFirstNames },
): RowReading {
  const id = cells.one('householdId').toLowerCase();
  const label = cells.one('household');
  const group = id || normaliseForSearch(label);
  const host = cells.one('plusOneOf');
  const { people, name, remarks } = readRowPeople(cells, group !== '' || host !== '');
  const fields: ReadFields = {
    ...readAddress(cells),
    ...readChoices(cells, couple, remarks),
    name: label || name,
    envelopeOuter: cells.one('envelopeOuter'),
    envelopeInner: cells.one('envelopeInner'),
    notes: cells.all('notes').filter(Boolean).join('\n'),
  };
  const read = { fields, people: people.map((person) => ({ ...person, uuid: uuidIn(person.uuid ?? '') })) };
  const problems = problemsIn(read, ref, columns);
  return { ...read, ref, group, uuid: uuidIn(id), host, problems, remarks };
}
