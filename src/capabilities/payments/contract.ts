import { z } from 'zod';
import { cents, shortText } from '#platform/contract/atoms.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { SANDBOX_CARD_RULES } from './rules/sandbox-card.ts';

const tag = 'sandbox payments';
const token = shortText(200);
const byToken = { token: subjectIn(z.object({ token }), (input) => input.token) };

export const sandboxPageSchema = z.object({
  step: z.enum(['CARD', 'CHALLENGE', 'CLOSED']),
  amountCents: cents,
  lines: z.array(z.object({ name: z.string(), amountCents: cents })),
  saving: z.enum(['NOT', 'ASKED', 'ONLY']),
  backUrl: z.string(),
  leaveUrl: z.string(),
});

/** Where the person goes, or what is asked of them next. */
export const sandboxStepSchema = z.object({ backUrl: z.string().nullable(), isChallenged: z.boolean() });

export const paymentsContract = {
  readSandboxPage: route({
    method: 'GET',
    path: '/web-api/v1/sandbox-pay/{token}',
    summary: 'What the sandbox’s payment page shows; does not exist in production',
    tag,
    access: 'public',
    ...byToken,
  })
    .input(z.object({ token }))
    .output(sandboxPageSchema),

  paySandboxPage: route({
    method: 'POST',
    path: '/web-api/v1/sandbox-pay/{token}',
    summary: 'Pay with a test card; does not exist in production',
    tag,
    access: 'public',
    proof: 'link',
    ...byToken,
  })
    .input(
      ruledObject(
        {
          token,
          cardNumber: shortText(40),
          expiry: shortText(20),
          securityCode: shortText(10),
          name: cleanText,
          isSaved: z.boolean(),
          delivery: z.enum(['USUAL', 'LATE', 'TWICE', 'FIRST']),
        },
        SANDBOX_CARD_RULES,
      ),
    )
    .output(sandboxStepSchema),

  answerSandboxChallenge: route({
    method: 'POST',
    path: '/web-api/v1/sandbox-pay/{token}/challenge',
    summary: 'Approve or refuse as a bank’s customer; does not exist in production',
    tag,
    access: 'public',
    proof: 'link',
    ...byToken,
  })
    .input(z.object({ token, isApproved: z.boolean() }))
    .output(sandboxStepSchema),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    payments: typeof paymentsContract;
  }
}
