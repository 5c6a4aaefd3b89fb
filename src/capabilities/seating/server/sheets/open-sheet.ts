import { createHash } from 'node:crypto';
import { addDays, calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { isLinkCode } from '#base/link-code.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { OpenedSeatingSheet } from '../../contract/sheets.contract.ts';
import { kitchenSummary } from '../../rules/print/kitchen-summary.ts';
import { planToPrint } from '../../rules/print/plan-to-print.ts';
import type { PrintedPlan } from '../../rules/print/printed-plan.ts';
import { planForSheet } from '../../rules/sheet/plan-for-sheet.ts';
import { type SheetState, sheetChangeWords, sheetState } from '../../rules/sheet/sheet-state.ts';
import { planOf } from '../plans/read-plan.ts';
import type { PrintDeps } from '../print/read-printed-plan.ts';
import { findCurrentPlan, findSheet, type SeatingSheetRow } from './sheets.store.ts';

/** Where it is latest: nobody is shut out while it is still the last day for them. */
const LATEST_ZONE = 'Pacific/Honolulu';
/** The venue may look a day longer; then nobody needs to know who ate what. */
const DAYS_AFTER = 1;

export type OpenSeatingSheet = {
  row: SeatingSheetRow;
  plan: PrintedPlan;
  state: SheetState;
  sheet: OpenedSeatingSheet;
};

/** The same words whether it never was one, or is none any more. */
export function sheetMissing() {
  return fail('seating.not_found', 'This link doesn’t lead anywhere. Please ask the couple for a new one.');
}

function drawingOf({ room, tables, people }: PrintedPlan): NonNullable<OpenedSeatingSheet['drawing']> {
  const taken = new Set(people.flatMap(({ seat }) => (seat ? `${seat.table} ${seat.chair}` : [])));
  return {
    outline: [...room.outline],
    fixtures: [...room.fixtures],
    tables: tables.map(({ label: _label, chairs, ...table }, place) => ({
      ...table,
      chairs: chairs.map((chair, index) => ({ ...chair, isTaken: taken.has(`${place} ${index}`) })),
    })),
  };
}

export async function openSheet(
  tx: Tx,
  deps: Pick<PrintDeps, 'clock' | 'secret'>,
  token: string,
): Promise<Result<OpenSeatingSheet>> {
  const row = isLinkCode(token) ? await findSheet(tx, token) : undefined;
  const current = row && (await findCurrentPlan(tx, row.eventUuid));
  if (!row || !current) return sheetMissing();
  const { weddingId, fields, expiresOn } = row;
  const events = await readEvents(tx, weddingId);
  const event = events.find(({ uuid }) => uuid === row.eventUuid);
  if (!event) return sheetMissing();
  const last = expiresOn ?? (event.date === null ? null : addDays(calendarDate(event.date), DAYS_AFTER));
  if (last !== null && calendarDateOf(deps.clock.now(), LATEST_ZONE) > last) return sheetMissing();
  // What its reader is told of health is what the couple chose to tell, not what a member’s role allows.
  const member = { weddingId, allowed: ['see-guests' as const] };
  const whole = planToPrint(await planOf(tx, deps, { plan: current, member }), event.date);
  const plan = planForSheet(whole, fields);
  const state = sheetState(plan, fields.includes('DRAWING'));
  const sheet: OpenedSeatingSheet = {
    label: row.label,
    couple: plan.couple,
    event: { name: event.name, day: plan.event.day, placeName: event.placeName },
    ...kitchenSummary(plan),
    drawing: fields.includes('DRAWING') ? drawingOf(plan) : null,
    changes: row.seenState && sheetChangeWords(row.seenState, state),
    seenAt: row.seenAt?.toISOString() ?? null,
    version: createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22),
  };
  return ok({ row, plan, state, sheet });
}
