import { z } from 'zod';
import { instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { IMPERSONATION_RULES, LOOKUP_RULES } from '../rules/support-rules.ts';
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

/** Somebody staff looked for. */
export const foundPersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  isVendor: z.boolean(),
  isEmailConfirmed: z.boolean(),
  joinedAt: instant,
  /** Staff do not look through each other's eyes. */
  canView: z.boolean(),
  /** They have allowed changes until then. */
  writableUntil: instant.nullable(),
});

export type FoundPerson = z.infer<typeof foundPersonSchema>;

export const supportContract = {
  findPeople: route({
    method: 'POST',
    path: '/web-api/v1/support/people/find',
    summary: 'Find a person by email address or name; the look-up is written down',
    tag,
    access: 'support',
    rate: 'find-people',
  })
    .input(ruledObject({ query: cleanText }, LOOKUP_RULES))
    .output(z.array(foundPersonSchema)),

  startImpersonation: route({
    method: 'POST',
    path: '/web-api/v1/auth/impersonation',
    summary: 'Look through a person’s eyes, read-only, with a reason that they can read',
    tag,
    access: 'support',
  })
    .input(ruledObject({ email: emailField, reason: cleanText, ticket: cleanText }, IMPERSONATION_RULES))
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
