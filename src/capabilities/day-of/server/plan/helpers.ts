import { linkCodeOf } from '#base/link-code.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { DayPlan, HelperInput } from '../../contract/plan.contract.ts';
import { MOST_HELPERS } from '../../rules/helper-rules.ts';
import { changePlan, type Deps, notThere } from '../change-plan.ts';
import { deleteHelper, deleteHelpers, findHelper, insertHelper, listHelpers } from './helpers.store.ts';

const TOKEN_BYTES = 17;

/** Sent twice, it is one link: its key was made in the browser. */
export function addHelper(deps: Deps, actor: SignedInActor, helper: HelperInput): Promise<Result<DayPlan>> {
  const { clock } = deps;
  return changePlan(deps, actor, 'share-sheets', async (tx, weddingId) => {
    const found = await findHelper(tx, helper.uuid);
    if (found) return found.weddingId === weddingId ? ok(undefined) : notThere();
    if ((await listHelpers(tx, weddingId)).length >= MOST_HELPERS)
      return fail('day.full', `You can have up to ${MOST_HELPERS} helpers. Remove one first.`);
    await insertHelper(tx, {
      ...helper,
      weddingId,
      rights: [...new Set(helper.rights)],
      token: linkCodeOf(Buffer.from(clock.token(TOKEN_BYTES), 'base64url')),
      createdAt: clock.now(),
    });
    return ok(undefined);
  });
}

export function revokeHelper(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<DayPlan>> {
  return changePlan(deps, actor, 'share-sheets', async (tx, weddingId) =>
    (await deleteHelper(tx, weddingId, uuid)) > 0 ? ok(undefined) : notThere(),
  );
}

export function clearPhones(deps: Deps, actor: SignedInActor): Promise<Result<DayPlan>> {
  return changePlan(deps, actor, 'share-sheets', async (tx, weddingId) => {
    await deleteHelpers(tx, weddingId);
    return ok(undefined);
  });
}
