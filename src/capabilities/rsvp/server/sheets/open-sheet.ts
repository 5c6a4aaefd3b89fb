import { createHash } from 'node:crypto';
import { addDays, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { isLinkCode } from '#base/link-code.ts';
import { ok, type Result } from '#base/result.ts';
import { countEvent } from '#capabilities/guests/rules/event-count.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { OpenedSheet } from '../../contract/sheets.contract.ts';
import { coupleWords } from '../../rules/couple-words.ts';
import { countBill } from '../../rules/sheets/count-bill.ts';
import { freezeDay, USUAL_PLAN } from '../../rules/sheets/count-plan.ts';
import { changeWords, sheetChanges } from '../../rules/sheets/sheet-changes.ts';
import { en } from '../../rules/words/en.ts';
import { linkMissing } from '../open-link.ts';
import { findWeddingPlace } from '../settings.store.ts';
import { weddingZone } from '../wedding-zone.ts';
import { listCountPlans } from './count-plans.store.ts';
import { readEventLines } from './read-event-lines.ts';
import { findSheet, listGuarantees, type SheetRow } from './sheets.store.ts';

/** The kitchen may look a day longer; then nobody needs to know who ate what. */
const DAYS_AFTER = 1;

export type OpenSheet = { row: SheetRow; sheet: OpenedSheet };

export async function openSheet(
  tx: Tx,
  { clock }: { clock: Clock },
  token: string,
): Promise<Result<OpenSheet>> {
  const row = isLinkCode(token) ? await findSheet(tx, token) : undefined;
  const place = row && (await findWeddingPlace(tx, row.weddingId));
  if (!row || !place) return linkMissing();
  const { events, households, linesOf } = await readEventLines(tx, row.weddingId);
  const index = events.findIndex(({ uuid }) => uuid === row.eventUuid);
  const event = events[index];
  const lines = linesOf(row.eventUuid, row.fields);
  if (!event || !lines) return linkMissing();
  const today = calendarDateOf(clock.now(), weddingZone(place));
  if (event.date !== null && today > addDays(calendarDate(event.date), DAYS_AFTER)) return linkMissing();
  const guarantee = (await listGuarantees(tx, row.weddingId)).find(
    ({ eventUuid }) => eventUuid === row.eventUuid,
  );
  const plan =
    (await listCountPlans(tx, row.weddingId)).find(({ eventUuid }) => eventUuid === row.eventUuid) ??
    USUAL_PLAN;
  // What was paid is between the couple and whoever they show it to.
  const shown = row.fields.includes('COST') ? plan : { ...plan, plateCents: null };
  const { name, date, startsAt, placeName, address } = event;
  const sheet: OpenedSheet = {
    label: row.label,
    couple: coupleWords(en, place),
    fields: row.fields,
    event: { name, date, startsAt, placeName, address },
    lines,
    guaranteed: guarantee ? { coming: guarantee.lines.length, at: guarantee.at.toISOString() } : null,
    freezesOn: freezeDay(date, plan),
    bill: guarantee ? countBill(guarantee.lines.length, lines.length, shown) : null,
    changes: row.seenLines && sheetChanges(row.seenLines, lines).map(changeWords),
    seenAt: row.seenAt?.toISOString() ?? null,
    waiting: countEvent(households, index, event.dishes.length).waiting,
    version: createHash('sha256').update(JSON.stringify(lines)).digest('base64url').slice(0, 22),
  };
  return ok({ row, sheet });
}
