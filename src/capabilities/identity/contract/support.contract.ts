import { z } from 'zod';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { doneSchema, emailField } from './fields.ts';

const tag = 'support';

export const impersonationSchema = z.object({
  id: z.string(),
  reason: z.string(),
  ticket: z.string(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  actions: z.array(z.object({ method: z.string(), path: z.string(), at: z.string() })),
});

export const supportContract = {
  startImpersonation: route({
    method: 'POST',
    path: '/web-api/v1/auth/impersonation',
    summary: 'Look through a person’s eyes, read-only, with a reason that they can read',
    tag,
    access: 'support',
  })
    .input(
      z.object({
        email: emailField,
        reason: ruled(cleanText, required, maxLength(500)),
        ticket: ruled(cleanText, required, maxLength(64)),
      }),
    )
    .output(doneSchema),

  stopImpersonation: route({
    method: 'DELETE',
    path: '/web-api/v1/auth/impersonation',
    summary: 'Return to my own account',
    tag,
    access: 'signed-in',
    allowedReadOnly: true,
  }).output(doneSchema),

  listImpersonations: route({
    method: 'GET',
    path: '/web-api/v1/account/support-access',
    summary: 'When support staff looked at my account, why, and what they did',
    tag,
    access: 'signed-in',
  }).output(z.array(impersonationSchema)),

  grantWriteAccess: route({
    method: 'POST',
    path: '/web-api/v1/account/support-access',
    summary: 'Let support staff change things in my account for 60 minutes',
    tag,
    access: 'signed-in',
  }).output(z.object({ supportWriteUntil: z.string() })),

  withdrawWriteAccess: route({
    method: 'DELETE',
    path: '/web-api/v1/account/support-access',
    summary: 'Take that permission back',
    tag,
    access: 'signed-in',
  }).output(doneSchema),
};
