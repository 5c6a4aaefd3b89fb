import { implement } from '@orpc/server';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { guestContract } from '../contract/guest.contract.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { mailReceipt } from './mail-receipt.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { noteOpened } from './note-opened.ts';
import { openLink } from './open-link.ts';
import { repliesRoutes } from './overview/replies.routes.ts';
import { promotionRoutes } from './promotion/promotion.routes.ts';
import { rehearsalRoutes } from './rehearsal/rehearsal.routes.ts';
import { replyCalendar } from './reply-calendar.ts';
import { requestReplyChange } from './request-reply-change.ts';
import { saveDraft } from './save-draft.ts';
import { sendReply } from './send-reply.ts';
import { sheetsRoutes } from './sheets/sheets.routes.ts';
import { superLinkRoutes } from './super-link/super-link.routes.ts';
import { unwrapLink } from './unwrap-link.ts';

export function rsvpRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl' | 'printer'>) {
  const os = implement(guestContract).$context<RequestContext>().use(guard);
  return {
    ...deskRoutes(platform),
    ...repliesRoutes(platform),
    ...sheetsRoutes(platform),
    ...superLinkRoutes(platform),
    ...rehearsalRoutes(platform),
    ...promotionRoutes(platform),
    ...messagesRoutes(platform),
    readInvitation: os.readInvitation.handler(async ({ context, input }) => {
      const opened = await openLink(platform.db, platform, input.code);
      return (await unwrapLink(context, opened)).invitation;
    }),
    noteOpened: os.noteOpened.handler(async ({ context, input }) =>
      unwrapLink(context, await noteOpened(platform, input)),
    ),
    saveReplyDraft: os.saveReplyDraft.handler(async ({ context, input }) =>
      unwrapLink(context, await saveDraft(platform, input)),
    ),
    sendReply: os.sendReply.handler(async ({ context, input }) =>
      unwrapLink(context, await sendReply(platform, input)),
    ),
    requestReplyChange: os.requestReplyChange.handler(async ({ context, input }) =>
      unwrapLink(context, await requestReplyChange(platform, input)),
    ),
    mailReceipt: os.mailReceipt.handler(async ({ context, input }) =>
      unwrapLink(context, await mailReceipt(platform, input)),
    ),
    readReplyCalendar: os.readReplyCalendar.handler(async ({ context, input }) =>
      sendFile(context, await unwrapLink(context, await replyCalendar(platform, input))),
    ),
  };
}
