import { derivedInner, derivedOuter } from '../envelope-names.ts';
import { personName } from '../guest-person.ts';
import type { CoupleFirstNames } from '../household-choices.ts';
import { derivedName } from '../household-names.ts';
import { peopleProblem } from '../household-rules.ts';
import { IMPORT_FIELD_LABELS } from './import-columns.ts';
import { joinSheets } from './join-sheets.ts';
import type { NewEventName, ReadHousehold, ReadPerson } from './read-household.ts';
import { type ReadFields, type RowReading, readRow } from './read-row.ts';
import { cellReader, newEventNames } from './row-cells.ts';
import type { MappedSheet } from './sheet.ts';

const LABELS: Readonly<Record<keyof ReadFields, string>> = { ...IMPORT_FIELD_LABELS, name: 'Household' };

/** What the first row that says something says. */
function mergeFields(rows: readonly RowReading[], remarks: string[]): ReadFields {
  const [first, ...others] = rows.map(({ fields }) => fields);
  const merged: Record<string, unknown> = { ...first };
  for (const fields of others) {
    for (const [field, value] of Object.entries(fields)) {
      if (value === '' || value === null) continue;
      const before = merged[field];
      if (before === '' || before === null) merged[field] = value;
      else if (before !== value) {
        const label = LABELS[field as keyof ReadFields].toLowerCase();
        remarks.push(`The rows of this household differ in ${label}. We took the first.`);
      }
    }
  }
  return merged as ReadFields;
}

/** Plus-ones of each row belong to its first person; who names a host belongs to them. */
function gatherPeople(rows: readonly RowReading[]): ReadPerson[] {
  const starts = rows.map((_, place) =>
    rows.slice(0, place).reduce((sum, row) => sum + row.people.length, 0),
  );
  const people = rows.flatMap((row, place) =>
    row.people.map((person) => ({
      ...person,
      plusOneOf: person.plusOneOf === null ? null : person.plusOneOf + (starts[place] ?? 0),
    })),
  );
  const named = rows.map((row, place) => ({ host: row.host, at: starts[place] ?? 0 }));
  const hosted = new Set(named.filter(({ host }) => host !== '').map(({ at }) => at));
  return people.map((person, place) => {
    const host = named.find(({ at, host: name }) => at === place && name !== '')?.host;
    if (host === undefined) return person;
    const found = people.findIndex(
      (other, at) =>
        at !== place && !hosted.has(at) && other.plusOneOf === null && personName(other) === host,
    );
    return { ...person, plusOneOf: found < 0 ? null : found };
  });
}

/** Words that say nothing beyond who is in it are not the couple's own. */
function withoutDerived(fields: ReadFields, people: readonly ReadPerson[]): ReadFields {
  const named = people.map((person) => ({ ...person, kind: person.kind ?? ('ADULT' as const) }));
  return {
    ...fields,
    name: fields.name === derivedName(named) ? '' : fields.name,
    envelopeOuter: fields.envelopeOuter === derivedOuter(named) ? '' : fields.envelopeOuter,
    envelopeInner: fields.envelopeInner === derivedInner(named) ? '' : fields.envelopeInner,
  };
}

function householdOf(rows: readonly RowReading[]): ReadHousehold[] {
  const [first] = rows;
  if (!first) return [];
  const remarks = rows.flatMap((row) => row.remarks);
  const fields = mergeFields(rows, remarks);
  const people = gatherPeople(rows);
  const problems = rows.flatMap((row) => row.problems);
  const crowd = people.length > 0 ? peopleProblem(people) : undefined;
  if (crowd !== undefined) problems.push({ ...first.ref, column: null, message: crowd });
  const { sheet, row } = first.ref;
  return [
    {
      ...withoutDerived(fields, people),
      key: `${sheet}:${row}`,
      uuid: first.uuid,
      people,
      rows: rows.map(({ ref }) => ref),
      problems,
      remarks: [...new Set(remarks)],
    },
  ];
}

function readSheet(sheet: MappedSheet, at: number, couple: CoupleFirstNames): ReadHousehold[] {
  const cellsOf = cellReader(sheet);
  const { columns } = sheet;
  const rows = sheet.rows.flatMap((row, place) => {
    const cells = cellsOf(row);
    return cells.isBlank ? [] : [readRow(cells, { ref: { sheet: at, row: place }, columns, couple })];
  });
  const groups = Map.groupBy(rows, ({ group, ref }) => (group === '' ? `:${ref.row}` : group));
  return [...groups.values()].flatMap(householdOf);
}

/** All files of an import as households, and the events that only they know. */
export function readSheets(
  sheets: readonly MappedSheet[],
  couple: CoupleFirstNames,
): { households: ReadHousehold[]; newEvents: NewEventName[] } {
  const read = sheets.map((sheet, at) => readSheet(sheet, at, couple));
  const names = new Map(sheets.flatMap(newEventNames).map(({ key, name }) => [key, name]));
  return {
    households: joinSheets(read),
    newEvents: [...names].map(([key, name]) => ({ key, name })),
  };
}
