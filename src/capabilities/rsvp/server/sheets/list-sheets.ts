import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { SheetsAnswer } from '../../contract/sheets.contract.ts';
import { freezeDay, USUAL_PLAN } from '../../rules/sheets/count-plan.ts';
import { sheetChanges } from '../../rules/sheets/sheet-changes.ts';
import { listCountPlans } from './count-plans.store.ts';
import { readEventLines } from './read-event-lines.ts';
import { listGuarantees, listSheetRows } from './sheets.store.ts';

/** What was given to whom, and how much of it its reader has not seen. */
export async function presentSheets(tx: Tx, weddingId: string): Promise<SheetsAnswer> {
  const rows = await listSheetRows(tx, weddingId);
  const guarantees = await listGuarantees(tx, weddingId);
  const plans = await listCountPlans(tx, weddingId);
  const { events, linesOf } = await readEventLines(tx, weddingId);
  return {
    sheets: rows.map(({ weddingId: _, createdAt, seenAt, seenLines, ...sheet }) => ({
      ...sheet,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
      changes: seenLines ? sheetChanges(seenLines, linesOf(sheet.eventUuid, sheet.fields) ?? []).length : 0,
    })),
    guarantees: guarantees.map(({ eventUuid, lines, at }) => ({
      eventUuid,
      coming: lines.length,
      at: at.toISOString(),
    })),
    plans: events.map(({ uuid, date }) => {
      const { freezeOn, reservePercent, plateCents, latePercent } =
        plans.find(({ eventUuid }) => eventUuid === uuid) ?? USUAL_PLAN;
      return {
        ...{ eventUuid: uuid, freezeOn, reservePercent, plateCents, latePercent },
        freezesOn: freezeDay(date, { freezeOn }),
      };
    }),
    canShare: true,
  };
}

const NOTHING: SheetsAnswer = { sheets: [], guarantees: [], plans: [], canShare: false };

/** A sheet opens for whoever has its link: only those who may give one away see any. */
export async function listSheets({ db }: Pick<Platform, 'db'>, actor: SignedInActor): Promise<SheetsAnswer> {
  const member = await membershipOf(db, actor.userId);
  if (!member?.allowed.includes('share-sheets')) return NOTHING;
  return presentSheets(db, member.weddingId);
}
