import { fail, ok, type Result } from '#base/result.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { ApprovalInput, GuestMessage } from '../../contract/messages.contract.ts';
import { localInstant } from '../../rules/local-time.ts';
import { approvalRules } from '../../rules/messages/message-rules.ts';
import { messageMachine } from '../../rules/messages/message-states.ts';
import { textIn } from '../../rules/messages/message-texts.ts';
import { changedMeanwhile, changeMessage, type Deps, messageGone } from './change-message.ts';
import { type MessageRow, updateMessageRow } from './messages.store.ts';
import { goesOutAt } from './present-messages.ts';
import { queueMessage } from './queue-message.ts';
import type { WeddingOfLetters } from './wedding-of-letters.ts';

/** When a message of the couple’s own goes out; undefined where the day and hour cannot be read or are over. */
function chosenTime({ when, day, time }: ApprovalInput, { today, zone }: WeddingOfLetters, now: Date) {
  if (when === 'NOW') return now;
  if (Object.keys(validateFields({ when, day, time }, approvalRules(today))).length > 0 || day === null)
    return undefined;
  const at = localInstant(day, time, zone);
  return at < now ? undefined : at;
}

function isWritten(row: MessageRow, { settings: { language }, couple }: WeddingOfLetters): boolean {
  return textIn(row, language, { fallback: language, couple }) !== null;
}

/** From here on it goes out by itself. */
export function approveMessage(
  deps: Deps,
  actor: SignedInActor,
  input: ApprovalInput,
): Promise<Result<GuestMessage>> {
  const { uuid, version } = input;
  return changeMessage(deps, actor, uuid, async (tx, row, wedding) => {
    const now = deps.clock.now();
    const state = messageMachine.next(row.state, 'approve');
    if (!state) return messageGone();
    if (row.version !== version) return changedMeanwhile();
    if (!isWritten(row, wedding)) return fail('rsvp.message_empty', 'Write something first.');
    if (row.kind === 'REMINDER' && goesOutAt(row, wedding, now) === null)
      return fail(
        'rsvp.reminder_over',
        'The day for this reminder has passed, or there’s no last day to answer yet.',
      );
    const at = row.kind === 'REMINDER' ? null : chosenTime(input, wedding, now);
    if (at === undefined) return fail('rsvp.time_over', 'Choose a day and time that are still to come.');
    await updateMessageRow(tx, uuid, {
      ...{ state, scheduledFor: at, approvedBy: actor.userId, approvedAt: now },
    });
    if (at) await queueMessage(tx, uuid, at);
    return ok(undefined);
  });
}
