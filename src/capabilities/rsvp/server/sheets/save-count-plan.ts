import { fail, ok, type Result } from '#base/result.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { CountPlanInput, SheetsAnswer } from '../../contract/sheets.contract.ts';
import { countPlanRules } from '../../rules/sheets/count-plan-rules.ts';
import { changeSheets, type Deps, sheetMissing } from './change-sheets.ts';
import { writeCountPlan } from './count-plans.store.ts';
import { readEventLines } from './read-event-lines.ts';

/** What was agreed with those who cook for an event. What was promised already stays. */
export function saveCountPlan(
  deps: Deps,
  actor: SignedInActor,
  { uuid: eventUuid, ...plan }: CountPlanInput,
): Promise<Result<SheetsAnswer>> {
  return changeSheets(deps, actor, async (tx, weddingId) => {
    const { events } = await readEventLines(tx, weddingId);
    const event = events.find(({ uuid }) => uuid === eventUuid);
    if (!event) return sheetMissing();
    const fields = validateFields(plan, countPlanRules(event.date));
    if (Object.keys(fields).length > 0)
      return fail('invalid_input', 'Please check the highlighted fields.', { fields });
    const { reservePercent, latePercent, ...rest } = plan;
    await writeCountPlan(
      tx,
      { weddingId, eventUuid },
      { ...rest, reservePercent: reservePercent ?? 0, latePercent: latePercent ?? 0 },
    );
    return ok(undefined);
  });
}
