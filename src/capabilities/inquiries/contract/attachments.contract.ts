import { z } from 'zod';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import { byUuid } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { attachmentSchema, tag } from './fields.ts';

export const attachmentsContract = {
  uploadAttachment: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/inquiry-attachment/{inquiryUuid}/{name}',
    summary: 'Upload a file for the next message: the body is the file itself, at most 10 MB',
    tag,
    access: 'signed-in',
    fileBytes: ATTACHMENT_LIMITS.bytes,
  })
    // The file is the whole body, so what the address names comes beside it.
    .route({ inputStructure: 'detailed' })
    .input(
      z.object({
        params: z.object({
          inquiryUuid: z.uuid(),
          name: ruled(cleanText, required, maxLength(ATTACHMENT_LIMITS.nameLength)),
        }),
        body: z.file(),
      }),
    )
    .output(attachmentSchema),

  downloadAttachment: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry-attachment/{uuid}',
    summary: 'A file of a thread, for its two sides',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.file()),
};
