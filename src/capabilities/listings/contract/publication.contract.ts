import { z } from 'zod';
import { PUBLICATION_STATUSES } from '#base/publication-status.ts';
import { byUuid, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { REVIEW_DECISIONS } from '../rules/review-decisions.ts';
import { VENDOR_EVENTS } from '../rules/vendor-events.ts';
import { BASE, tag } from './editor.contract.ts';

export const decisionSchema = z.object({
  decision: z.enum(REVIEW_DECISIONS),
  note: z.string(),
  reasons: z.array(z.object({ section: z.string(), text: z.string() })),
  decidedAt: instant,
});

export const publicationSchema = z.object({
  status: z.enum(PUBLICATION_STATUSES),
  submittedAt: instant.nullable(),
  /** What this person can do about it now. */
  events: z.array(z.enum(VENDOR_EVENTS)),
  /** Nobody looks at a listing of which no owner can be reached. */
  isEmailConfirmed: z.boolean(),
  /** What staff said, while it still stands. */
  decision: decisionSchema.nullable(),
  deletion: z.object({ askedAt: instant, dueAt: instant }).nullable(),
  /** May have the listing deleted, and take that back. */
  canDelete: z.boolean(),
});

export type Publication = z.infer<typeof publicationSchema>;

export const publicationContract = {
  getPublication: route({
    method: 'GET',
    path: `${BASE}/publication`,
    summary: 'Where a listing stands between draft and public, what staff said, and what I can do about it',
    tag,
    access: 'vendor',
  })
    .input(byUuid)
    .output(publicationSchema),

  changePublication: route({
    method: 'POST',
    path: `${BASE}/publication`,
    summary: 'Submit a listing for review, withdraw it, take it off the public pages or put it back',
    tag,
    access: 'vendor',
  })
    .input(byUuid.extend({ event: z.enum(VENDOR_EVENTS) }))
    .output(publicationSchema),

  askDeletion: route({
    method: 'POST',
    path: `${BASE}/deletion`,
    summary: 'Have a listing deleted in 30 days; it leaves the public pages at once',
    tag,
    access: 'vendor',
    stepUp: true,
  })
    .input(byUuid)
    .output(publicationSchema),

  cancelDeletion: route({
    method: 'DELETE',
    path: `${BASE}/deletion`,
    summary: 'Keep a listing after all',
    tag,
    access: 'vendor',
  })
    .input(byUuid)
    .output(publicationSchema),
};
