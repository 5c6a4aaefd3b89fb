import { z } from 'zod';
import { byUuid, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { NOTE_RULES } from '../rules/message-rules.ts';
import { HOLD_REASONS } from '../rules/spam-score.ts';
import { CASE_KINDS, MOST_AT_ONCE, VERDICT_STATES, VERDICTS } from '../rules/verdicts.ts';
import { status, tag } from './fields.ts';

const access = 'support';
const BASE = '/web-api/v1/support/inquiries';

const count = z.number().int().nonnegative();
const uuids = z.array(z.uuid()).min(1).max(MOST_AT_ONCE);

/** Something for staff to decide: an inquiry that is held, or one that a vendor reported. */
export const moderationItemSchema = z.object({
  uuid: z.uuid(),
  kind: z.enum(CASE_KINDS),
  status,
  vendorName: z.string(),
  coupleNames: z.string(),
  /** Tells senders apart; null where the account is gone. */
  senderId: z.uuid().nullable(),
  senderEmail: z.string().nullable(),
  message: z.string(),
  holdReason: z.enum(HOLD_REASONS).nullable(),
  spamScore: z.number().int(),
  spamParts: z.array(z.object({ key: z.string(), label: z.string(), points: z.number().int() })),
  reportNote: z.string().nullable(),
  /** A colleague wants somebody else to look. */
  secondLook: z
    .object({ askedBy: z.string(), note: z.string(), askedAt: instant, isYours: z.boolean() })
    .nullable(),
  since: instant,
});

export type ModerationItem = z.infer<typeof moderationItemSchema>;

/** A verdict as the log tells it. */
export const verdictSchema = z.object({
  uuid: z.uuid(),
  inquiryUuid: z.uuid(),
  kind: z.enum(CASE_KINDS),
  verdict: z.enum(VERDICTS),
  state: z.enum(VERDICT_STATES),
  vendorName: z.string(),
  coupleNames: z.string(),
  decidedBy: z.string(),
  isYours: z.boolean(),
  decidedAt: instant,
  takesEffectAt: instant,
});

export type LoggedVerdict = z.infer<typeof verdictSchema>;

/** What is known besides the message, before anybody decides. */
export const evidenceSchema = z.object({
  sender: z
    .object({ joinedAt: instant, isEmailConfirmed: z.boolean(), isPhoneConfirmed: z.boolean() })
    .nullable(),
  /** Vendors this person wrote to in the last 30 days, and those among them who got these very words. */
  vendorsAsked: count,
  vendorsWithSameText: count,
  /** Vendors who are in touch with this couple. */
  vendorsInTouch: count,
  /** What staff said about this sender before. */
  earlier: z.array(verdictSchema),
  /** How staff decided where the same sign weighed most; null where nothing stood out. */
  similar: z.object({ sign: z.string(), blocked: count, approved: count }).nullable(),
});

export type Evidence = z.infer<typeof evidenceSchema>;

const manySchema = z.object({
  done: z.array(z.uuid()),
  refused: z.array(z.object({ uuid: z.uuid(), message: z.string() })),
});

export type DecidedMany = z.infer<typeof manySchema>;

export const moderationContract = {
  listModeration: route({
    method: 'GET',
    path: BASE,
    summary: 'Held and reported inquiries, the oldest first',
    tag,
    access,
  }).output(z.array(moderationItemSchema)),

  readEvidence: route({
    method: 'GET',
    path: `${BASE}/{uuid}/evidence`,
    summary: 'What is known about a sender and a message, to decide by',
    tag,
    access,
  })
    .input(byUuid)
    .output(evidenceSchema),

  listVerdicts: route({
    method: 'GET',
    path: `${BASE}/verdicts`,
    summary: 'What staff has decided, the newest first, with what was undone',
    tag,
    access,
  }).output(z.array(verdictSchema)),

  decideInquiries: route({
    method: 'POST',
    path: `${BASE}/decide`,
    summary: 'Approve or block; it takes effect when it can no longer be undone',
    tag,
    access,
  })
    .input(z.object({ uuids, verdict: z.enum(VERDICTS) }))
    .output(manySchema),

  undoVerdicts: route({
    method: 'POST',
    path: `${BASE}/undo`,
    summary: 'Take my own verdicts back before they take effect',
    tag,
    access,
  })
    .input(z.object({ uuids }))
    .output(manySchema),

  askSecondLook: route({
    method: 'POST',
    path: `${BASE}/{uuid}/second-look`,
    summary: 'Ask a colleague to decide; whoever asked no longer can',
    tag,
    access,
  })
    .input(ruledObject({ uuid: z.uuid(), note: cleanText }, NOTE_RULES))
    .output(z.object({ asked: z.literal(true) })),
};
