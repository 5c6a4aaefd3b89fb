import { addDays, calendarDate } from '#base/calendar-date.ts';

const STORAGE_KEY = 'put-off-steps';
const DAYS = 7;

type PutOff = Record<string, string>;

function read(): PutOff {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as PutOff) : {};
  } catch {
    // Storage can be switched off, or hold what somebody else wrote.
    return {};
  }
}

/** The steps that wait for another day. */
export function readPutOff(today: string): string[] {
  return Object.entries(read()).flatMap(([id, until]) => (until > today ? id : []));
}

export function putOff(id: string, today: string): string[] {
  const kept = Object.fromEntries(Object.entries(read()).filter(([, until]) => until > today));
  const next = { ...kept, [id]: addDays(calendarDate(today), DAYS) };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Then it is put off until the page is opened again.
  }
  return Object.keys(next);
}
