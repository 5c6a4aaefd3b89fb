import { plural } from '#base/text.ts';
import { feetText } from './feet-text.ts';
import { namesInText } from './rule-words.ts';
import { type SeatingState, type SeatingTable, tableName } from './seating-state.ts';

type Compared = Pick<SeatingState, 'tables' | 'seats' | 'room' | 'fixtures'>;

const MOST_NAMES = 4;

function some(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return rest > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${rest} more` : namesInText(names);
}

const byUuid = <Thing extends { uuid: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.uuid, thing]));

/** Of people: who sits now and did not, the other way round, and who sits at another table. */
function seatWords(then: Compared, now: Compared, nameOf: (guestUuid: string) => string): string[] {
  const [before, after] = [then, now].map(
    ({ seats, tables }) =>
      new Map(
        seats.map(({ guestUuid, tableUuid }) => [guestUuid, tables.find(({ uuid }) => uuid === tableUuid)]),
      ),
  );
  if (!before || !after) return [];
  const names = (uuids: readonly string[]) => some(uuids.map((uuid) => nameOf(uuid) || 'someone who left'));
  const seated = [...after.keys()].filter((uuid) => !before.has(uuid));
  const unseated = [...before.keys()].filter((uuid) => !after.has(uuid));
  const moved = [...after].filter(([uuid, table]) => {
    const old = before.get(uuid);
    return old !== undefined && old.uuid !== table?.uuid;
  });
  const ways = moved.slice(0, MOST_NAMES).map(([uuid, table]) => {
    const [from, to] = [before.get(uuid), table].map((one) => (one ? tableName(one) : 'no table'));
    return `${nameOf(uuid)} (${from} → ${to})`;
  });
  const more = moved.length - ways.length;
  return [
    seated.length > 0 &&
      `${plural(seated.length, 'person has', 'people have')} a chair since: ${names(seated)}.`,
    unseated.length > 0 &&
      `${plural(unseated.length, 'person had', 'people had')} a chair then and none now: ${names(unseated)}.`,
    moved.length > 0 &&
      `${plural(moved.length, 'person sits', 'people sit')} at another table: ${ways.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  ].filter((words) => words !== false);
}

function tableWords(then: Compared, now: Compared): string[] {
  const [before, after] = [byUuid(then.tables), byUuid(now.tables)];
  const list = (verb: string, tables: readonly SeatingTable[]) =>
    tables.length > 0 && `${plural(tables.length, 'table')} ${verb}: ${some(tables.map(tableName))}.`;
  const both = now.tables.flatMap((table) => {
    const old = before.get(table.uuid);
    return old ? [{ old, table }] : [];
  });
  const where = (isSo: (pair: (typeof both)[number]) => boolean) =>
    both.filter(isSo).map(({ table }) => table);
  const renamed = both.filter(({ old, table }) => tableName(old) !== tableName(table));
  return [
    list(
      'added',
      now.tables.filter(({ uuid }) => !before.has(uuid)),
    ),
    list(
      'removed',
      then.tables.filter(({ uuid }) => !after.has(uuid)),
    ),
    list(
      'moved or turned',
      where(({ old, table }) => old.x !== table.x || old.y !== table.y || old.angle !== table.angle),
    ),
    list(
      'with other chairs or another size',
      where(
        ({ old, table }) =>
          old.seats !== table.seats ||
          old.sizeKey !== table.sizeKey ||
          old.lengthIn !== table.lengthIn ||
          old.widthIn !== table.widthIn,
      ),
    ),
    renamed.length > 0 &&
      `${plural(renamed.length, 'table')} renamed: ${some(renamed.map(({ old, table }) => `${tableName(old)} → ${tableName(table)}`))}.`,
  ].filter((words) => words !== false);
}

function roomWords(then: Compared, now: Compared): string[] {
  const size = ({ room }: Compared) => `${feetText(room.widthIn)} by ${feetText(room.lengthIn)}`;
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return [
    size(then) !== size(now) && `The room is ${size(now)} now instead of ${size(then)}.`,
    !isSame(then.room.outline, now.room.outline) && 'The room has other corners.',
    !isSame(then.fixtures, now.fixtures) && 'What stands in the room besides tables is different.',
  ].filter((words) => words !== false);
}

/** What is different now, in sentences; none where nothing is. */
export function planDifferences(
  then: Compared,
  now: Compared,
  nameOf: (guestUuid: string) => string,
): string[] {
  return [...seatWords(then, now, nameOf), ...tableWords(then, now), ...roomWords(then, now)];
}
