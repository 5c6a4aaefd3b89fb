import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { inquiriesContract } from '../contract.ts';
import { downloadAttachment } from './download-attachment.ts';
import { changeSavedReply, createSavedReply, deleteSavedReply, listSavedReplies } from './saved-replies.ts';
import { sendFile } from './send-file.ts';
import { uploadAttachment } from './upload-attachment.ts';

export function sharedRoutes(platform: Pick<Platform, 'db' | 'clock' | 'files'>) {
  const os = implement(inquiriesContract).$context<RequestContext>().use(guard);
  return {
    uploadAttachment: os.uploadAttachment.handler(async ({ context, input: { params, body } }) => {
      const content = new Uint8Array(await body.arrayBuffer());
      return unwrap(await uploadAttachment(platform, signedIn(context), { ...params, content }));
    }),
    downloadAttachment: os.downloadAttachment.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await downloadAttachment(platform, signedIn(context), input.uuid))),
    ),
    listSavedReplies: os.listSavedReplies.handler(async ({ context, input }) =>
      unwrap(await listSavedReplies(platform, signedIn(context), input.storefrontUuid)),
    ),
    createSavedReply: os.createSavedReply.handler(async ({ context, input }) =>
      unwrap(await createSavedReply(platform, signedIn(context), input)),
    ),
    changeSavedReply: os.changeSavedReply.handler(async ({ context, input }) =>
      unwrap(await changeSavedReply(platform, signedIn(context), input)),
    ),
    deleteSavedReply: os.deleteSavedReply.handler(async ({ context, input }) => {
      unwrap(await deleteSavedReply(platform, signedIn(context), input.uuid));
      return { deleted: true };
    }),
  };
}
