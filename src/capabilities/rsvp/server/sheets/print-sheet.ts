import { ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { OpenedSheet } from '../../contract/sheets.contract.ts';
import { whenWords } from '../../rules/guest-dates.ts';
import { sheetTotals } from '../../rules/sheets/sheet-lines.ts';
import { en } from '../../rules/words/en.ts';
import { openSheet } from './open-sheet.ts';

const TEMPLATE = new URL('./sheet.typ', import.meta.url);

function dataOf({ couple, event, lines, guaranteed, waiting }: OpenedSheet) {
  const { coming, children, infants, dishes } = sheetTotals(lines);
  const rest = [
    ...(children > 0 ? [`${children} children`] : []),
    ...(infants > 0 ? [`${infants} infants`] : []),
    ...(waiting > 0 ? [`${waiting} not answered yet`] : []),
  ];
  return {
    title: `${event.name} · ${couple}`,
    lead: [whenWords('en', en, event), event.placeName, event.address].filter(Boolean).join(' · '),
    coming: String(coming),
    guaranteed: guaranteed && String(guaranteed.coming),
    rest: rest.join(' · '),
    totals: dishes.map(({ dish, count }) => ({ name: dish || 'No dish chosen', count: String(count) })),
    lines: lines.map(({ name, dish, diet, needs, kind }) => ({
      name: kind === 'ADULT' ? name : `${name} (${kind === 'CHILD' ? 'child' : 'infant'})`,
      dish,
      care: [diet, needs].filter(Boolean).join(' · '),
    })),
  };
}

export async function printSheet(
  { db, clock, printer }: Pick<Platform, 'db' | 'clock' | 'printer'>,
  { token }: { token: string },
): Promise<Result<File>> {
  const opened = await openSheet(db, { clock }, token);
  if (!opened.ok) return opened;
  const printed = await printer.printPdf({ template: TEMPLATE, data: dataOf(opened.value.sheet) });
  if (!printed.ok) return printed;
  return ok(new File([printed.value], 'guest-count.pdf', { type: 'application/pdf' }));
}
