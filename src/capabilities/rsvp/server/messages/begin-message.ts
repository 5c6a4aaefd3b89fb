import { fail, ok, type Result } from '#base/result.ts';
import { enterWedding } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { ReminderNumber, WrittenKind } from '../../rules/messages/message-choices.ts';
import { MOST_MESSAGES } from '../../rules/messages/message-rules.ts';
import type { Deps } from './change-message.ts';
import { countMessages, findReminderRow, insertMessageRow } from './messages.store.ts';

type Begun = { kind: WrittenKind } | { kind: 'REMINDER'; number: ReminderNumber };

/** A draft. There is one of each reminder; asked for again, it is the same. */
export function beginMessage(
  { db, clock }: Deps,
  actor: SignedInActor,
  begun: Begun,
): Promise<Result<{ uuid: string }>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'write-to-guests');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const number = begun.kind === 'REMINDER' ? begun.number : null;
    const known = number && (await findReminderRow(tx, weddingId, number));
    if (known) return ok({ uuid: known.uuid });
    if ((await countMessages(tx, weddingId)) >= MOST_MESSAGES)
      return fail(
        'rsvp.messages_full',
        `You can write up to ${MOST_MESSAGES} messages. Delete a draft first.`,
      );
    const uuid = clock.uuid();
    await insertMessageRow(tx, {
      ...{ uuid, weddingId, kind: begun.kind, number },
      ...{ state: 'DRAFT', texts: {}, createdAt: clock.now() },
      audience: begun.kind === 'REMINDER' ? 'NOT_ANSWERED' : 'EVERYONE',
    });
    return ok({ uuid });
  });
}
