import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { changeMessage, type Deps, messageGone } from './change-message.ts';
import { deleteMessageRow } from './messages.store.ts';

/** Only what never went out: the rest says who was written to. */
export async function removeMessage(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<{ ok: true }>> {
  const removed = await changeMessage(deps, actor, uuid, async (tx, row) => {
    if (row.state !== 'DRAFT') return messageGone();
    await deleteMessageRow(tx, uuid);
    return ok(undefined);
  });
  return removed.ok ? ok({ ok: true }) : removed;
}
