import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { messagesContract } from '../../contract/messages.contract.ts';
import { noticesContract } from '../../contract/notices.contract.ts';
import { saveNoticeMode } from '../notices/save-notice-mode.ts';
import { unwrapLink } from '../unwrap-link.ts';
import { approveMessage } from './approve-message.ts';
import { beginMessage } from './begin-message.ts';
import { cancelMessage } from './cancel-message.ts';
import { listMessages } from './list-messages.ts';
import { readMessage } from './read-message.ts';
import { removeMessage } from './remove-message.ts';
import { saveMessage } from './save-message.ts';
import { readMailStop, stopMail } from './stop-mail.ts';

export function messagesRoutes(platform: Pick<Platform, 'db' | 'clock' | 'publicUrl'>) {
  const os = implement({ ...messagesContract, ...noticesContract })
    .$context<RequestContext>()
    .use(guard);
  return {
    listMessages: os.listMessages.handler(({ context }) => listMessages(platform, signedIn(context))),
    readMessage: os.readMessage.handler(async ({ context, input }) =>
      unwrap(await readMessage(platform, signedIn(context), input)),
    ),
    beginMessage: os.beginMessage.handler(async ({ context, input }) =>
      unwrap(await beginMessage(platform, signedIn(context), input)),
    ),
    saveMessage: os.saveMessage.handler(async ({ context, input }) =>
      unwrap(await saveMessage(platform, signedIn(context), input)),
    ),
    approveMessage: os.approveMessage.handler(async ({ context, input }) =>
      unwrap(await approveMessage(platform, signedIn(context), input)),
    ),
    cancelMessage: os.cancelMessage.handler(async ({ context, input }) =>
      unwrap(await cancelMessage(platform, signedIn(context), input)),
    ),
    removeMessage: os.removeMessage.handler(async ({ context, input }) =>
      unwrap(await removeMessage(platform, signedIn(context), input)),
    ),
    readMailStop: os.readMailStop.handler(async ({ context, input }) =>
      unwrapLink(context, await readMailStop(platform, input)),
    ),
    stopMail: os.stopMail.handler(async ({ context, input }) =>
      unwrapLink(context, await stopMail(platform, input)),
    ),
    saveNoticeMode: os.saveNoticeMode.handler(async ({ context, input }) =>
      unwrap(await saveNoticeMode(platform, signedIn(context), input.mode)),
    ),
  };
}
