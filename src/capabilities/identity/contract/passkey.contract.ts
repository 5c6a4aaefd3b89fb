import { z } from 'zod';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { PASSKEY_RULES } from '../rules/account-rules.ts';
import { doneSchema } from './fields.ts';

const tag = 'identity';

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const credentialId = bytes(1_400);
const publicKey = z.literal('public-key');

const madeSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(bytes(30)).max(10).optional(),
  }),
});

const shownSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(200).optional(),
  }),
});

export type ShownPasskey = z.infer<typeof shownSchema>;

const askSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

const makeSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

export const passkeyContract = {
  ask: route({
    method: 'POST',
    path: '/web-api/v1/auth/passkey/challenge',
    summary: 'What a browser needs to ask for a passkey',
    tag,
    access: 'public',
    rate: 'sign-in',
  }).output(askSchema),

  signIn: route({
    method: 'POST',
    path: '/web-api/v1/auth/passkey',
    summary: 'Sign in with a passkey, which counts as both factors',
    tag,
    access: 'public',
    rate: 'sign-in',
    subject: subjectIn(shownSchema, ({ id }) => id),
  })
    .input(shownSchema)
    .output(doneSchema),

  confirm: route({
    method: 'POST',
    path: '/web-api/v1/auth/two-factor/passkey',
    summary: 'Show a passkey instead of a code, to finish signing in or to confirm a sensitive change',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(shownSchema)
    .output(doneSchema),

  list: route({
    method: 'GET',
    path: '/web-api/v1/account/passkeys',
    summary: 'My passkeys',
    tag,
    access: 'signed-in',
  }).output(z.array(passkeySchema)),

  start: route({
    method: 'POST',
    path: '/web-api/v1/account/passkeys/challenge',
    summary: 'What a browser needs to make a passkey for my account',
    tag,
    access: 'signed-in',
    rate: 'code',
    stepUp: true,
  }).output(makeSchema),

  finish: route({
    method: 'POST',
    path: '/web-api/v1/account/passkeys',
    summary: 'Add the passkey that the browser made',
    tag,
    access: 'signed-in',
    rate: 'code',
    stepUp: true,
  })
    .input(madeSchema)
    .output(passkeySchema),

  rename: route({
    method: 'PUT',
    path: '/web-api/v1/account/passkeys/{id}',
    summary: 'Rename one of my passkeys',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ id: z.uuid(), name: cleanText }, PASSKEY_RULES))
    .output(passkeySchema),

  remove: route({
    method: 'DELETE',
    path: '/web-api/v1/account/passkeys/{id}',
    summary: 'Remove one of my passkeys; it no longer signs in',
    tag,
    access: 'signed-in',
    stepUp: true,
  })
    .input(z.object({ id: z.uuid() }))
    .output(doneSchema),
};
