import { calendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { ok, type Result } from '#base/result.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { PrintInput } from '../../contract/plan.contract.ts';
import { lengthWords, minuteWords } from '../../rules/minute-words.ts';
import { isFor } from '../../rules/run-sheet-choices.ts';
import type { RunSheetItem } from '../../rules/run-sheet-item.ts';
import { findFrame, listItems } from '../plan/day.store.ts';
import { readVendors } from '../present-vendors.ts';

const TEMPLATE = new URL('./run-sheet.typ', import.meta.url);

/** Whose moments stand on the paper. */
function isOnPaper(
  { audience, owner, kind }: RunSheetItem,
  { reader, owner: wanted = '' }: PrintInput,
): boolean {
  if (reader === 'EVERYBODY') return true;
  if (reader === 'VENDORS') return isFor(audience, 'VENDORS') && kind !== 'BUFFER';
  return owner.toLowerCase() === wanted.toLowerCase();
}

/** The run sheet on paper. Numbers of vendors are on the one for everybody who runs the day, not on theirs. */
export async function printRunSheet(
  { db, printer }: Pick<Platform, 'db' | 'printer'>,
  actor: SignedInActor,
  input: PrintInput,
): Promise<Result<File>> {
  const member = demandAbility(await membershipOf(db, actor.userId), 'run-day');
  if (!member.ok) return member;
  const { weddingId } = member.value;
  const [frame, items, vendors] = await Promise.all([
    findFrame(db, weddingId),
    listItems(db, weddingId),
    readVendors(db, weddingId),
  ]);
  const data = {
    paper: input.paper,
    couple: [frame?.couple.a, frame?.couple.b].filter(Boolean).join(' & '),
    day: frame?.day ? formatLongDate(calendarDate(frame.day)) : '',
    reader: { EVERYBODY: '', VENDORS: 'For vendors', ONE: input.owner ?? '' }[input.reader],
    items: items
      .filter((item) => isOnPaper(item, input))
      .map(({ startsMinute, minutes, title, kind, owner, place, note }) => ({
        time: minuteWords(startsMinute),
        length: minutes > 0 ? lengthWords(minutes) : '',
        ...{ title, owner, place, note, isFixed: kind === 'FIXED', isSpare: kind === 'BUFFER' },
      })),
    vendors:
      input.reader === 'EVERYBODY'
        ? vendors.map(({ name, service, arrivesMinute, phone, place }) => ({
            time: arrivesMinute === null ? '' : minuteWords(arrivesMinute),
            ...{ name, service, phone, place },
          }))
        : [],
  };
  const printed = await printer.printPdf({ template: TEMPLATE, data });
  if (!printed.ok) return printed;
  return ok(new File([printed.value], 'run-sheet.pdf', { type: 'application/pdf' }));
}
