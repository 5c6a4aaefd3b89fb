import { normaliseForSearch } from '#base/text.ts';
import { cleanName } from '#base/validation/clean-name.ts';
import { storedText } from '#base/validation/stored-text.ts';
import { eventNameOf } from './guess-columns.ts';
import { eventColumn, type ImportField } from './import-columns.ts';
import { plainCell } from './plain-cell.ts';
import type { NewEventName } from './read-household.ts';
import { isNothing } from './read-words.ts';
import type { MappedSheet } from './sheet.ts';

export type EventCells = { key: string; reply: string; dish: string };

/** The cells of a row by what they are. */
export type RowCells = {
  /** Those of one kind in the order of the columns, blank ones too: children come in pairs. */
  all: (field: ImportField) => string[];
  /** The first that says something. */
  one: (field: ImportField) => string;
  events: EventCells[];
  isBlank: boolean;
};

const LONG: ReadonlySet<ImportField> = new Set(['notes', 'address', 'tags']);

/** An event that is there already is called by its uuid, another by its name. */
export function eventKeyOf(event: string, head: string): string {
  return event === 'new' ? `new:${normaliseForSearch(eventNameOf(head))}` : event;
}

/** Events that the file has and the wedding has not, in the order of its columns. */
export function newEventNames({ columns, head }: MappedSheet): NewEventName[] {
  const names = new Map<string, string>();
  for (const [place, column] of columns.entries()) {
    if (eventColumn(column)?.event !== 'new') continue;
    const name = cleanName(eventNameOf(head[place] ?? '')) || 'Wedding';
    const key = eventKeyOf('new', head[place] ?? '');
    if (!names.has(key)) names.set(key, name);
  }
  return [...names].map(([key, name]) => ({ key, name }));
}

/** How a sheet's rows are looked at; made once, because there may be thousands of them. */
export function cellReader({ columns, head }: MappedSheet): (row: readonly string[]) => RowCells {
  const places = new Map<string, number[]>();
  const eventPlaces: { place: number; part: 'reply' | 'dish'; key: string }[] = [];
  for (const [place, column] of columns.entries()) {
    const of = eventColumn(column);
    if (of) eventPlaces.push({ place, part: of.part, key: eventKeyOf(of.event, head[place] ?? '') });
    else if (column !== '') places.set(column, [...(places.get(column) ?? []), place]);
  }
  const clean = (row: readonly string[], place: number, isLong: boolean) => {
    const cell = plainCell(row[place] ?? '');
    const text = isLong ? storedText(cell) : cleanName(cell);
    return isNothing(text) ? '' : text;
  };
  return (row) => {
    const all = (field: ImportField) =>
      (places.get(field) ?? []).map((place) => clean(row, place, LONG.has(field)));
    const events = new Map<string, EventCells>();
    for (const { place, part, key } of eventPlaces) {
      const cells = events.get(key) ?? { key, reply: '', dish: '' };
      // 'N/A' is nothing anywhere but in a reply, where it is ‘not invited’.
      const text = part === 'reply' ? cleanName(plainCell(row[place] ?? '')) : clean(row, place, false);
      cells[part] ||= text;
      events.set(key, cells);
    }
    return {
      all,
      one: (field) => all(field).find(Boolean) ?? '',
      events: [...events.values()],
      isBlank: row.every((cell) => cell.trim() === ''),
    };
  };
}
