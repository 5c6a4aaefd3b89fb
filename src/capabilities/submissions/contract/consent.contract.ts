import { z } from 'zod';
import { day, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { CONSENT_ANSWERS, CONSENTS } from '../rules/consent.ts';
import { CONSENT_RULES } from '../rules/consent-rules.ts';
import { tag } from './own-submissions.contract.ts';
import { shownPhotoSchema } from './words.ts';

const BASE = '/web-marketplace-api/v1/real-wedding-consent/{code}' as const;
const byCode = z.object({ code: shortText(100) });
const answer = ruledObject(
  { code: shortText(100), version: wholeNumber, answer: z.enum(CONSENT_ANSWERS), note: cleanText },
  CONSENT_RULES,
);

const consentSchema = z.object({
  consent: z.enum(CONSENTS),
  version: wholeNumber,
  photographer: z.string(),
  firstName: z.string(),
  partnerFirstName: z.string(),
  weddingDate: day.nullable(),
  /** 'Hudson, NY' */
  place: z.string(),
  title: z.string(),
  summary: z.string(),
  paragraphs: z.array(z.string()),
  photos: z.array(shownPhotoSchema),
  credits: z.array(z.object({ role: z.string(), name: z.string() })),
  /** Of its page, while there is one. */
  slug: z.string().nullable(),
  /** What can be said now. */
  answers: z.array(z.enum(CONSENT_ANSWERS)),
});

export type ConsentPage = z.infer<typeof consentSchema>;

export const consentContract = {
  readConsent: route({
    method: 'GET',
    path: BASE,
    summary: 'What a couple is asked to agree to, by the link they were mailed',
    tag,
    access: 'public',
    proof: 'link',
    token: subjectIn(byCode, ({ code }) => code),
  })
    .input(byCode)
    .output(consentSchema),

  answerConsent: route({
    method: 'POST',
    path: `${BASE}/answer`,
    summary: 'Agree, ask for a change, say no, or take an agreement back, which takes the page down',
    tag,
    access: 'public',
    proof: 'link',
    token: subjectIn(answer, ({ code }) => code),
  })
    .input(answer)
    .output(consentSchema),
};
