import { z } from 'zod';
import { byUuid, day } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { CREDIT_ANSWERS, CREDIT_STATES } from '../rules/credit-states.ts';
import { tag } from './own-submissions.contract.ts';

const access = 'vendor';
const BASE = '/web-marketplace-api/v1/manage/storefronts/{uuid}/wedding-credits' as const;

const creditsSchema = z.object({
  storefront: z.object({ uuid: z.uuid(), name: z.string() }),
  canAnswer: z.boolean(),
  credits: z.array(
    z.object({
      submission: z.uuid(),
      names: z.string(),
      weddingDate: day.nullable(),
      photographer: z.string(),
      role: z.string(),
      state: z.enum(CREDIT_STATES),
      /** Of its page, once there is one. */
      slug: z.string().nullable(),
    }),
  ),
});

export type OwnCredits = z.infer<typeof creditsSchema>;

export const creditsContract = {
  listWeddingCredits: route({
    method: 'GET',
    path: BASE,
    summary: 'Real weddings in which a photographer credits this business',
    tag,
    access,
  })
    .input(byUuid)
    .output(creditsSchema),

  answerWeddingCredit: route({
    method: 'POST',
    path: `${BASE}/{submission}`,
    summary: 'Say whether this business was there; the page of the wedding follows',
    tag,
    access,
  })
    .input(z.object({ uuid: z.uuid(), submission: z.uuid(), answer: z.enum(CREDIT_ANSWERS) }))
    .output(creditsSchema),
};
