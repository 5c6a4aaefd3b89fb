import { fail, ok, type Result } from '#base/result.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { DayPlan } from '../../contract/plan.contract.ts';
import { fitRunSheet } from '../../rules/fit-run-sheet.ts';
import { changePlan, type Deps } from '../change-plan.ts';
import { countItems, findFrame, insertItems } from './day.store.ts';

/** Ours, fitted to their events. Two presses begin one run sheet. */
export function startRunSheet(
  deps: Deps,
  actor: SignedInActor,
  { ceremonyMinute }: { ceremonyMinute: number | null },
): Promise<Result<DayPlan>> {
  return changePlan(deps, actor, 'run-day', async (tx, weddingId) => {
    if ((await countItems(tx, weddingId)) > 0)
      return fail('day.not_empty', 'Your run sheet has been started already.');
    const frame = await findFrame(tx, weddingId);
    const items = fitRunSheet(await readEvents(tx, weddingId), { day: frame?.day ?? null, ceremonyMinute });
    await insertItems(
      tx,
      weddingId,
      items.map((item) => ({ ...item, uuid: deps.clock.uuid() })),
    );
    return ok(undefined);
  });
}
