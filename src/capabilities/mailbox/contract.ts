import { z } from 'zod';
import { shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';

export const messageSummarySchema = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'text']),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  state: z.enum(['QUEUED', 'SENT', 'FAILED']),
  createdAt: z.string(),
});

export const messageSchema = messageSummarySchema.extend({ html: z.string().nullable() });

const tag = 'developer mailbox';

export const mailboxContract = {
  list: route({
    method: 'GET',
    path: '/web-api/v1/dev/mailbox',
    summary: 'E-mails and text messages kept instead of sent; does not exist in production',
    tag,
    access: 'public',
  })
    .input(
      z.object({
        to: shortText(255).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
    )
    .output(z.array(messageSummarySchema)),

  read: route({
    method: 'GET',
    path: '/web-api/v1/dev/mailbox/{id}',
    summary: 'One kept message',
    tag,
    access: 'public',
  })
    .input(z.object({ id: shortText(64) }))
    .output(messageSchema),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    mailbox: typeof mailboxContract;
  }
}
