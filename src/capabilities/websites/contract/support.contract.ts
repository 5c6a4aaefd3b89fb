import { z } from 'zod';
import { MESSAGES } from '#base/validation/messages.ts';
import { isBlank } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { byUuid, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { SITE_PRIVACIES } from '../rules/privacy/site-privacy.ts';
import { REPORT_DECISIONS, REPORT_REASON_KEYS } from '../rules/report-rules.ts';
import { SITE_STATES } from '../rules/site-states.ts';
import { tag } from './editor.contract.ts';

const access = 'support';
const BASE = '/web-api/v1/support/websites' as const;

const reportedSite = z.object({
  weddingId: z.uuid(),
  couple: z.string(),
  slug: z.string().nullable(),
  state: z.enum(SITE_STATES),
  takenDownAt: instant.nullable(),
  takenDownFor: z.string(),
  privacy: z.enum(SITE_PRIVACIES),
  publishedAt: instant.nullable(),
  /** What can be judged without coming in: its pages by name, the words on its cover, and where its links lead. */
  pages: z.array(z.string()),
  cover: z.array(z.string()),
  hosts: z.array(z.string()),
  reports: z.array(
    z.object({ uuid: z.uuid(), reason: z.enum(REPORT_REASON_KEYS), text: z.string(), at: instant }),
  ),
});

export type ReportedSite = z.output<typeof reportedSite>;

export const supportContract = {
  listReportedSites: route({
    method: 'GET',
    path: BASE,
    summary: 'Websites that somebody reported or that were taken down, the oldest report first',
    tag,
    access,
  }).output(z.object({ sites: z.array(reportedSite) })),

  decideReportedSite: route({
    method: 'POST',
    path: `${BASE}/{uuid}/decide`,
    summary: 'Keep a reported website, take it down with a reason its couple reads, or bring it back',
    tag,
    access,
    stepUp: true,
  })
    .input(
      z
        .object({
          ...byUuid.shape,
          decision: z.enum(REPORT_DECISIONS),
          reason: ruled(cleanText, maxLength(500)).default(''),
        })
        .refine(({ decision, reason }) => decision !== 'TAKE_DOWN' || !isBlank(reason), {
          path: ['reason'],
          error: MESSAGES.required,
        }),
    )
    .output(z.object({ sites: z.array(reportedSite) })),
};
