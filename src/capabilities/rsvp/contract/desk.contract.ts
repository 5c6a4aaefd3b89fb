import { z } from 'zod';
import { route } from '#platform/contract/route.ts';
import { REPLY_WAYS } from '../rules/desk/reply-ways.ts';
import { replySchema } from './reply-schema.ts';

const tag = 'rsvp';
const done = z.object({ ok: z.literal(true) });
/** The key is made with the card, so that what is sent twice is one answer, and a card can be taken back before anybody knows more of it. */
const card = z.object({ householdUuid: z.uuid(), key: z.uuid() });

const enterInput = card.extend({
  /** What no card asks, such as the couple’s own questions, stays as it was. */
  reply: replySchema.pick({ people: true, note: true }),
  how: z.enum(REPLY_WAYS),
});

export type EnterReplyInput = z.output<typeof enterInput>;
export type UndoReplyInput = z.output<typeof card>;

/** For the couple, who write down what comes on paper, by phone and in person. */
export const deskContract = {
  enterReply: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/households/{householdUuid}/cards',
    summary: 'Write down what a household answered on paper or by phone, at any time',
    tag,
    access: 'signed-in',
  })
    .input(enterInput)
    .output(done),

  undoReply: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/households/{householdUuid}/cards/{key}/undo',
    summary: 'Take back what was written down, unless somebody answered since',
    tag,
    access: 'signed-in',
  })
    .input(card)
    .output(done),
};
