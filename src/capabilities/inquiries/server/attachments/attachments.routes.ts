import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { attachmentsContract } from '../../contract/attachments.contract.ts';
import { downloadAttachment } from './download-attachment.ts';
import { uploadAttachment } from './upload-attachment.ts';

export function attachmentsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'files' | 'scanner' | 'log'>) {
  const os = implement(attachmentsContract).$context<RequestContext>().use(guard);
  return {
    uploadAttachment: os.uploadAttachment.handler(async ({ context, input: { params, body } }) => {
      const content = new Uint8Array(await body.arrayBuffer());
      return unwrap(await uploadAttachment(platform, signedIn(context), { ...params, content }));
    }),
    downloadAttachment: os.downloadAttachment.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await downloadAttachment(platform, signedIn(context), input.uuid))),
    ),
  };
}
