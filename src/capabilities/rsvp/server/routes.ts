import { implement } from '@orpc/server';
import type { Result } from '#base/result.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { demandRate, guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { rsvpContract } from '../contract.ts';
import { decideChangeRequest } from './decisions/decide-change-request.ts';
import { extendHousehold } from './decisions/extend-household.ts';
import { saveQuestions } from './form/save-questions.ts';
import { saveRsvpSettings } from './form/save-rsvp-settings.ts';
import { mailReceipt } from './mail-receipt.ts';
import { noteOpened } from './note-opened.ts';
import { openLink } from './open-link.ts';
import { exportReplies } from './overview/export-replies.ts';
import { listReplies } from './overview/list-replies.ts';
import { replyCalendar } from './reply-calendar.ts';
import { requestReplyChange } from './request-reply-change.ts';
import { saveDraft } from './save-draft.ts';
import { sendReply } from './send-reply.ts';

/** Links that lead nowhere are counted by whoever tries them; those that lead somewhere are not. */
async function unwrapLink<T>(context: RequestContext, result: Result<T>): Promise<T> {
  if (!result.ok && result.failure.code === 'rsvp.not_found') await demandRate(context, 'guest-code');
  return unwrap(result);
}

export function rsvpRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>) {
  const os = implement(rsvpContract).$context<RequestContext>().use(guard);
  return {
    listReplies: os.listReplies.handler(({ context }) => listReplies(platform, signedIn(context))),
    decideChangeRequest: os.decideChangeRequest.handler(async ({ context, input }) =>
      unwrap(await decideChangeRequest(platform, signedIn(context), input)),
    ),
    extendHousehold: os.extendHousehold.handler(async ({ context, input }) =>
      unwrap(await extendHousehold(platform, signedIn(context), input)),
    ),
    saveRsvpSettings: os.saveRsvpSettings.handler(async ({ context, input }) =>
      unwrap(await saveRsvpSettings(platform, signedIn(context), input)),
    ),
    saveQuestions: os.saveQuestions.handler(async ({ context, input }) =>
      unwrap(await saveQuestions(platform, signedIn(context), input)),
    ),
    exportReplies: os.exportReplies.handler(async ({ context }) =>
      sendFile(context, await exportReplies(platform, signedIn(context))),
    ),
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
