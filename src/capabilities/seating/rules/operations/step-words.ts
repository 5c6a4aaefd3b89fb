import { FIXTURE_LABELS, type Fixture, type FixtureKind } from '../room.ts';
import { type SeatingTable, type TableValues, tableName } from '../seating-state.ts';
import type { Step } from './steps.ts';

type Naming = {
  nameOf: (guestUuid: string) => string;
  tableOf: (uuid: string) => Pick<SeatingTable, 'number' | 'label'> | undefined;
  fixtureOf: (uuid: string) => Pick<Fixture, 'kind' | 'label'> | undefined;
};
type On<Kind extends Step['on']> = Extract<Step, { on: Kind }>;

function isOn<Kind extends Step['on']>(kind: Kind) {
  return (step: Step): step is On<Kind> => step.on === kind;
}

/** 'moving Theo Hart', 'seating 4 guests'. */
function guestWords(steps: readonly On<'guest'>[], { nameOf }: Naming): string {
  const doing = ({ before, after }: On<'guest'>) => {
    if (!before) return 'seating';
    if (!after) return 'unseating';
    if (before.tableUuid !== after.tableUuid || before.seat !== after.seat) return 'moving';
    return after.isPinned ? 'locking' : 'unlocking';
  };
  const all = new Set(steps.map(doing));
  const [first] = steps;
  const [only] = all;
  if (steps.length === 1 && first) return `${only} ${nameOf(first.uuid)}`;
  return `${all.size === 1 ? only : 'moving'} ${steps.length} guests`;
}

function doingToTable({ before, after }: On<'table'>): string {
  if (!before) return 'adding';
  if (!after) return 'removing';
  const fields = Object.keys(after) as (keyof TableValues)[];
  const isAll = (...some: (keyof TableValues)[]) => fields.every((field) => some.includes(field));
  if (isAll('x', 'y')) return 'moving';
  if (isAll('angle')) return 'turning';
  return isAll('number', 'label') ? 'renaming' : 'changing';
}

function tableWords(steps: readonly On<'table'>[], { tableOf }: Naming): string {
  const all = new Set(steps.map(doingToTable));
  const [only = 'changing'] = all;
  const doing = all.size === 1 ? only : 'changing';
  const [first] = steps;
  if (steps.length > 1 || !first) return `${doing} ${steps.length} tables`;
  const table = { ...tableOf(first.uuid), ...first.after, ...first.before };
  const { number, label = '' } = table;
  return `${doing} ${number === undefined ? 'a table' : tableName({ number, label })}`;
}

function fixtureWords({ uuid, before, after }: On<'fixture'>, { fixtureOf }: Naming): string {
  const fixture: { kind?: FixtureKind; label?: string } = { ...fixtureOf(uuid), ...after, ...before };
  const { kind, label } = fixture;
  const name = label || (kind ? `the ${FIXTURE_LABELS[kind].toLowerCase()}` : 'something in the room');
  if (!before) return `adding ${name}`;
  if (!after) return `removing ${name}`;
  return `${Object.keys(after).every((field) => field === 'x' || field === 'y') ? 'moving' : 'changing'} ${name}`;
}

function planWords({ after }: On<'plan'>): string {
  if ('isReleased' in after) return after.isReleased ? 'showing guests their table' : 'hiding table numbers';
  return 'name' in after ? 'renaming the plan' : 'changing the room';
}

/** What a change does, to stand behind 'Undo' or 'Undid': the table of those who get up with it, not they. */
export function stepWords(steps: readonly Step[], naming: Naming): string {
  const tables = steps.filter(isOn('table'));
  if (tables.length > 0) return tableWords(tables, naming);
  const [fixture] = steps.filter(isOn('fixture'));
  if (fixture) return fixtureWords(fixture, naming);
  const [plan] = steps.filter(isOn('plan'));
  return plan ? planWords(plan) : guestWords(steps.filter(isOn('guest')), naming);
}
