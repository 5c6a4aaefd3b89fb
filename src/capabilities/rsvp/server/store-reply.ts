import { takeReplies } from '#capabilities/guests/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { guestAnswered } from '../events.ts';
import type { HouseholdBefore } from '../rules/desk/household-before.ts';
import type { ReplyWay } from '../rules/desk/reply-ways.ts';
import { receiptOf } from '../rules/receipt-code.ts';
import type { Reply } from '../rules/reply.ts';
import type { ReplySource } from '../rules/reply-source.ts';
import { isComing } from '../rules/reply-steps.ts';
import { noteLinkAnswered } from './links.store.ts';
import { noteAnswer } from './notices/note-answer.ts';
import type { OpenedLink } from './open-link.ts';
import { deleteDraft, insertSubmission, replaceAnswers } from './replies.store.ts';

const RECEIPT_BYTES = 4;

type Said = {
  key: string;
  source: ReplySource;
  byUser: string | null;
  /** Of what the couple wrote down. */
  desk?: { how: ReplyWay; before: HouseholdBefore };
};

/** Writes an answer that was checked: the list, what was asked besides, and that it was given. */
export async function storeReply(
  tx: Tx,
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  { link, invitation }: OpenedLink,
  reply: Reply,
  { key, source, byUser, desk }: Said,
): Promise<string> {
  const { weddingId, householdUuid } = link;
  const at = clock.now();
  await takeReplies(tx, { clock, events }, weddingId, {
    householdUuid,
    byUser,
    people: reply.people.map((person) => {
      const invited = invitation.people.find(({ uuid }) => uuid === person.guestUuid);
      const isNamed = invited?.isOpen && isComing(reply, invited);
      const { firstName, lastName, diets, dietNote, needs } = person;
      return {
        ...{ guestUuid: person.guestUuid, diets, dietNote, needs },
        name: isNamed ? { firstName, lastName } : undefined,
        events: person.events.flatMap(({ eventUuid, status, dishUuid }) =>
          status === 'NONE'
            ? []
            : [{ eventUuid, status: status === 'UNSURE' ? ('INVITED' as const) : status, dishUuid }],
        ),
      };
    }),
  });
  await replaceAnswers(tx, householdUuid, reply.answers);
  const receipt = receiptOf(Buffer.from(clock.token(RECEIPT_BYTES), 'base64url'));
  await insertSubmission(tx, {
    uuid: clock.uuid(),
    ...{ weddingId, householdUuid, at, source, byUser, key, receipt, ...desk },
    // Where the copy went is nobody’s answer.
    reply: { ...reply, email: '' },
  });
  await noteLinkAnswered(tx, householdUuid, at);
  await deleteDraft(tx, householdUuid);
  await noteAnswer(tx, { clock }, { weddingId, householdUuid, byUser });
  await events.emit(tx, guestAnswered, { weddingId, householdUuid });
  return receipt;
}
