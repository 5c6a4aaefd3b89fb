import { z } from 'zod';
import { tag } from '#capabilities/inquiries/contract/fields.ts';
import { byUuid, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { SAVED_REPLY_RULES } from '../rules/saved-reply-rules.ts';

const access = 'vendor';
const BASE = '/web-marketplace-api/v1/manage/saved-replies';

export const savedReplySchema = z.object({
  uuid: z.uuid(),
  title: z.string(),
  body: z.string(),
  updatedAt: instant,
});

export type SavedReply = z.infer<typeof savedReplySchema>;

const words = { title: cleanText, body: cleanText };

export const savedRepliesContract = {
  listSavedReplies: route({ method: 'GET', path: BASE, summary: 'Saved replies by title', tag, access })
    .input(z.object({ storefrontUuid: z.uuid() }))
    .output(z.array(savedReplySchema)),

  createSavedReply: route({ method: 'POST', path: BASE, summary: 'Keep a reply', tag, access })
    .input(ruledObject({ storefrontUuid: z.uuid(), ...words }, SAVED_REPLY_RULES))
    .output(savedReplySchema),

  changeSavedReply: route({
    method: 'PUT',
    path: `${BASE}/{uuid}`,
    summary: 'Change a kept reply',
    tag,
    access,
  })
    .input(ruledObject({ ...byUuid.shape, ...words }, SAVED_REPLY_RULES))
    .output(savedReplySchema),

  deleteSavedReply: route({
    method: 'DELETE',
    path: `${BASE}/{uuid}`,
    summary: 'Delete a kept reply',
    tag,
    access,
  })
    .input(byUuid)
    .output(z.object({ deleted: z.boolean() })),
};
