import { z } from 'zod';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, cursor, instant, nextCursor } from '#platform/contract/atoms.ts';
import { emailText } from '#platform/contract/email-text.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { REFUSALS } from '../rules/judge-referral.ts';
import { REFERRAL_RULES } from '../rules/referral-rules.ts';
import { REFERRAL_STATUSES, SENDER_ACTIONS } from '../rules/referral-states.ts';

const tag = 'referrals';
const BASE = '/web-marketplace-api/v1/manage/storefronts/{uuid}/referrals';
const count = z.number().int();

const referralSchema = z.object({
  uuid: z.uuid(),
  way: z.enum(['MAIL', 'LINK']),
  /** Null for whoever came by the link, and once it is forgotten. */
  email: z.string().nullable(),
  businessName: z.string(),
  /** Their page, once couples see it. */
  listing: z.object({ name: z.string(), slug: z.string(), taxonomyKey }).nullable(),
  status: z.enum(REFERRAL_STATUSES),
  refusal: z.enum(REFUSALS).nullable(),
  credits: count.nullable(),
  /** Of whatever happened last. */
  at: instant,
  actions: z.array(z.enum(SENDER_ACTIONS)),
});

export type Referral = z.infer<typeof referralSchema>;

const standingSchema = z.object({
  storefrontUuid: z.uuid(),
  name: z.string(),
  isPublished: z.boolean(),
  canRefer: z.boolean(),
  /** To pass on by oneself. */
  link: z.string(),
  /** For each listing that is published, and until when they live. */
  reward: count,
  rewardsThisMonth: count,
  mailsLeft: count,
  /** Of all time. */
  totals: z.object({ invited: count, joined: count, published: count, credits: count }),
});

export type ReferralStanding = z.infer<typeof standingSchema>;

const pageSchema = z.object({ referrals: z.array(referralSchema), nextCursor });

export type ReferralPage = z.infer<typeof pageSchema>;

const referSchema = ruledObject(
  { uuid: z.uuid(), email: emailText, businessName: cleanText },
  REFERRAL_RULES,
);

export type Refer = z.infer<typeof referSchema>;

const ofReferral = z.object({ uuid: z.uuid(), referralUuid: z.uuid() });

export const ownReferralsContract = {
  getStanding: route({
    method: 'GET',
    path: BASE,
    summary: 'The link of a listing, what a referral is worth and what came of them so far',
    tag,
    access: 'vendor',
  })
    .input(byUuid)
    .output(standingSchema),

  list: route({
    method: 'GET',
    path: `${BASE}/list`,
    summary: 'Whom a listing referred, what happened last first',
    tag,
    access: 'vendor',
  })
    .input(z.object({ uuid: z.uuid(), cursor }))
    .output(pageSchema),

  exportFile: route({
    method: 'GET',
    path: `${BASE}/export`,
    summary: 'The same as a CSV file',
    tag,
    access: 'vendor',
  })
    .input(byUuid)
    .output(z.file()),

  refer: route({
    method: 'POST',
    path: BASE,
    summary: 'Ask a vendor by email to join',
    tag,
    access: 'vendor',
    rate: 'refer',
    subject: subjectIn(referSchema, ({ email }) => email),
  })
    .input(referSchema)
    .output(standingSchema),

  resend: route({
    method: 'POST',
    path: `${BASE}/{referralUuid}/resend`,
    summary: 'Ask once more, with a new link',
    tag,
    access: 'vendor',
  })
    .input(ofReferral)
    .output(standingSchema),

  cancel: route({
    method: 'POST',
    path: `${BASE}/{referralUuid}/cancel`,
    summary: 'End the link of a mail that nobody has answered',
    tag,
    access: 'vendor',
  })
    .input(ofReferral)
    .output(standingSchema),
};
