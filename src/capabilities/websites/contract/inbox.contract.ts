import { z } from 'zod';
import { byUuid, cursor, instant, nextCursor } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { BASE, tag } from './editor.contract.ts';

const access = 'signed-in';
const done = z.object({ ok: z.literal(true) });

const messageSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  at: instant,
  isRead: z.boolean(),
});

export type SiteMessage = z.output<typeof messageSchema>;

export const inboxContract = {
  listSiteMessages: route({
    method: 'GET',
    path: `${BASE}/messages`,
    summary: 'What guests wrote on the website, the newest first',
    tag,
    access,
  })
    .input(z.object({ cursor }))
    .output(z.object({ messages: z.array(messageSchema), nextCursor })),

  markSiteMessagesRead: route({
    method: 'POST',
    path: `${BASE}/messages/read`,
    summary: 'Note that messages of guests were read',
    tag,
    access,
  })
    .input(z.object({ uuids: z.array(z.uuid()).min(1).max(100) }))
    .output(done),

  removeSiteMessage: route({
    method: 'POST',
    path: `${BASE}/messages/{uuid}/remove`,
    summary: 'Remove a message of a guest; it can be brought back for a week',
    tag,
    access,
  })
    .input(byUuid)
    .output(done),

  restoreSiteMessage: route({
    method: 'POST',
    path: `${BASE}/messages/{uuid}/restore`,
    summary: 'Bring back a message that was removed',
    tag,
    access,
  })
    .input(byUuid)
    .output(done),
};
