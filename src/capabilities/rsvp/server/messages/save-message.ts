import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { GuestMessage, MessageInput } from '../../contract/messages.contract.ts';
import { messageMachine } from '../../rules/messages/message-states.ts';
import { changedMeanwhile, changeMessage, type Deps, messageGone, messageMissing } from './change-message.ts';
import { updateMessageRow } from './messages.store.ts';

/** Whom a reminder is for is no question. */
export function saveMessage(
  deps: Deps,
  actor: SignedInActor,
  { uuid, version, audience, eventUuid, language, subject, text }: MessageInput,
): Promise<Result<GuestMessage>> {
  return changeMessage(deps, actor, uuid, async (tx, row, { events }) => {
    const state = messageMachine.next(row.state, 'save');
    if (!state) return messageGone();
    if (row.version !== version) return changedMeanwhile();
    const isForEvent = row.kind !== 'REMINDER' && audience === 'EVENT';
    if (isForEvent && !events.some((event) => event.uuid === eventUuid)) return messageMissing();
    await updateMessageRow(tx, uuid, {
      state,
      audience: row.kind === 'REMINDER' ? 'NOT_ANSWERED' : audience,
      eventUuid: isForEvent ? eventUuid : null,
      texts: { ...row.texts, [language]: { subject, text } },
    });
    return ok(undefined);
  });
}
