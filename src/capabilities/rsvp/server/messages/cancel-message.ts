import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { GuestMessage } from '../../contract/messages.contract.ts';
import { messageMachine } from '../../rules/messages/message-states.ts';
import { changeMessage, type Deps, messageGone } from './change-message.ts';
import { updateMessageRow } from './messages.store.ts';

export function cancelMessage(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<GuestMessage>> {
  return changeMessage(deps, actor, uuid, async (tx, row) => {
    const state = messageMachine.next(row.state, 'cancel');
    if (!state) return row.state === 'DRAFT' ? ok(undefined) : messageGone();
    await updateMessageRow(tx, uuid, { state, scheduledFor: null, approvedBy: null, approvedAt: null });
    return ok(undefined);
  });
}
