import { personName } from '../guest-person.ts';
import type { CoupleFirstNames, GuestList, GuestSide } from '../household-choices.ts';
import { householdName } from '../household-names.ts';
import { peopleProblem } from '../household-rules.ts';
import { compareHousehold, newPerson } from './compare-household.ts';
import type { KnownEvents } from './compare-replies.ts';
import { findRepeats } from './find-repeats.ts';
import type { Change, Wanted } from './import-change.ts';
import type { ImportResult } from './import-results.ts';
import type { Listed } from './listed-guests.ts';
import { type Match, matchHouseholds } from './match-households.ts';
import type { NewEventName, Problem, ReadHousehold } from './read-household.ts';
import { readSheets } from './read-sheets.ts';
import type { MappedSheet, RowRef } from './sheet.ts';

/** What was decided about a household of the file. */
export type ImportChoice = { decision: 'IMPORT' | 'SKIP' | null; take: readonly string[] };

export type CheckedHousehold = {
  key: string;
  result: ImportResult;
  /** Whether the import takes it, as things stand. */
  isImported: boolean;
  name: string;
  people: string[];
  rows: RowRef[];
  /** The household of the list that it is; '' for a new one. */
  target: string;
  problems: Problem[];
  remarks: string[];
  changes: (Change & { isTaken: boolean })[];
};

type Entry = { checked: CheckedHousehold; wanted: Wanted };

export type ImportPlan = {
  entries: Entry[];
  newEvents: NewEventName[];
};

export type ImportDefaults = { side: GuestSide; list: GuestList };

export type ImportQuestion = {
  sheets: readonly MappedSheet[];
  defaults: ImportDefaults;
  choices: ReadonlyMap<string, ImportChoice>;
  couple: CoupleFirstNames;
  listed: Listed;
};

const UNDECIDED: ImportChoice = { decision: null, take: [] };

/** Whether it is taken while nobody decides, and what somebody can decide. */
function isTakenIn(result: ImportResult, { decision }: ImportChoice): boolean {
  if (result === 'BAD' || result === 'SAME') return false;
  return result === 'DUPLICATE_IN_FILE' ? decision === 'IMPORT' : decision !== 'SKIP';
}

function newHousehold(read: ReadHousehold, events: KnownEvents, defaults: ImportDefaults) {
  const people = read.people.map((person) => newPerson(person, events));
  const { key: _, rows: __, problems: ___, remarks: ____, ...fields } = read;
  const list = read.list ?? defaults.list;
  const wanted: Wanted = {
    ...fields,
    language: '',
    uuid: null,
    side: read.side ?? defaults.side,
    list,
    listRank: list === 'LATER' ? read.listRank : null,
    people: people.map((person) => person.wanted),
  };
  return { changes: [], wanted, remarks: people.flatMap((person) => person.remarks) };
}

function resultOf({
  problems,
  isRepeat,
  match,
  changes,
}: {
  problems: readonly Problem[];
  isRepeat: boolean;
  match: Match | undefined;
  changes: readonly Change[];
}): ImportResult {
  if (problems.length > 0) return 'BAD';
  if (isRepeat) return 'DUPLICATE_IN_FILE';
  if (!match) return 'NEW';
  if (changes.some(({ kind }) => kind === 'CONFLICT')) return 'CONFLICT';
  return changes.length > 0 ? 'MERGE' : 'SAME';
}

/** What an import would do, household by household, without doing any of it. */
export function checkImport({ sheets, defaults, choices, couple, listed }: ImportQuestion): ImportPlan {
  const { households, newEvents } = readSheets(sheets, couple);
  const matches = matchHouseholds(households, listed.households);
  const repeats = findRepeats(households);
  const events = { events: listed.events, newEvents };
  const entries = households.map((read, place) => {
    const match = matches[place];
    const choice = choices.get(read.key) ?? UNDECIDED;
    const isTaken = (id: string) => choice.take.includes(id);
    const { changes, wanted, remarks } = match
      ? compareHousehold(read, match, { ...events, tags: listed.tags, couple, isTaken })
      : newHousehold(read, events, defaults);
    const problems = [...read.problems];
    const crowd = match && problems.length === 0 ? peopleProblem(wanted.people) : undefined;
    const [first] = read.rows;
    if (crowd !== undefined && first) problems.push({ ...first, column: null, message: crowd });
    const result = resultOf({ problems, isRepeat: repeats.has(read.key), match, changes });
    const checked: CheckedHousehold = {
      key: read.key,
      result,
      isImported: isTakenIn(result, choice),
      name: householdName(wanted.people.length > 0 ? { name: read.name, people: wanted.people } : wanted),
      people: read.people.map(personName),
      rows: read.rows,
      target: match ? householdName(match.household) : '',
      problems,
      remarks: [...new Set([...read.remarks, ...remarks])],
      changes: changes.map((change) => ({
        ...change,
        isTaken: change.kind !== 'CONFLICT' || isTaken(change.id),
      })),
    };
    return { checked, wanted };
  });
  return { entries, newEvents };
}

export type ImportCounts = Readonly<Record<ImportResult, number>> & {
  /** Households and people that would be added or changed. */
  households: number;
  people: number;
};

export function countPlan({ entries }: ImportPlan): ImportCounts {
  const counts = { BAD: 0, CONFLICT: 0, DUPLICATE_IN_FILE: 0, MERGE: 0, NEW: 0, SAME: 0 };
  for (const { checked } of entries) counts[checked.result] += 1;
  const taken = entries.filter(({ checked }) => checked.isImported);
  return {
    ...counts,
    households: taken.length,
    people: taken.reduce(
      (sum, { wanted }) => sum + wanted.people.filter(({ uuid }) => uuid === null).length,
      0,
    ),
  };
}
