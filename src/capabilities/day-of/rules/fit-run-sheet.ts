import { FIRST_MINUTE, LAST_MINUTE, type RunSheetItem } from './run-sheet-item.ts';
import { RUN_SHEET_TEMPLATE } from './run-sheet-template.data.ts';

type DayEvent = { kind: string; date: string | null; startsAt: string; endsAt: string; placeName: string };

/** When nobody has said when the wedding begins. */
const USUAL_CEREMONY = 16 * 60;
/** How long into the day ours takes the reception to begin. */
const RECEPTION_OFFSET = 40;

export function minuteOfTime(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Our day, at the hour and the places of this one. Whatever happens after its own end is left to whoever cleans up. */
export function fitRunSheet(
  events: readonly DayEvent[],
  { day, ceremonyMinute }: { day: string | null; ceremonyMinute: number | null },
): Omit<RunSheetItem, 'uuid'>[] {
  const ofDay = events.filter(({ date }) => date === null || day === null || date === day);
  const ceremony = ofDay.find(({ kind }) => kind === 'ceremony');
  const reception = ofDay.find(({ kind }) => kind === 'reception');
  const begins = ceremonyMinute ?? minuteOfTime(ceremony?.startsAt ?? '') ?? USUAL_CEREMONY;
  const asked = minuteOfTime(reception?.startsAt ?? '');
  const receptionMoves =
    asked === undefined || ceremonyMinute !== null ? 0 : Math.max(0, asked - begins - RECEPTION_OFFSET);
  return RUN_SHEET_TEMPLATE.map(({ offset, part, owner, place, note, audience, ...item }) => {
    const isLater = part === 'RECEPTION';
    const event = isLater ? (reception ?? ceremony) : ceremony;
    const takesPlace = item.kind !== 'BUFFER' && offset >= 0 ? (event?.placeName ?? '') : '';
    return {
      ...item,
      startsMinute: begins + offset + (isLater ? receptionMoves : 0),
      owner: owner ?? '',
      place: place ?? takesPlace.slice(0, 80),
      note: note ?? '',
      audience: audience ?? [],
    };
  }).filter(({ startsMinute }) => startsMinute >= FIRST_MINUTE && startsMinute <= LAST_MINUTE);
}
