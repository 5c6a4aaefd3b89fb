import { z } from 'zod';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { day, instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { FORGET_DAYS } from '../rules/forgetting.ts';
import { REPLY_SOURCES } from '../rules/reply-source.ts';
import { questionSchema } from './question-schema.ts';
import { replySchema } from './reply-schema.ts';

const tag = 'rsvp';

/** How a household stands; who its people are is in the guest list. */
const householdReplySchema = z.object({
  householdUuid: z.uuid(),
  /** '' for who may only look. */
  linkCode: z.string(),
  shortCode: z.string(),
  openedAt: instant.nullable(),
  answeredAt: instant.nullable(),
  /** How the last answer came. */
  source: z.enum(REPLY_SOURCES).nullable(),
  note: z.string(),
  /** What it said to the couple’s own questions; none for who may only look. */
  answers: replySchema.shape.answers,
  /** Something was typed and not sent. */
  hasDraft: z.boolean(),
  extendedUntil: day.nullable(),
  request: z.object({ uuid: z.uuid(), reply: replySchema, createdAt: instant }).nullable(),
});

export type HouseholdReply = z.output<typeof householdReplySchema>;

const settingsSchema = z.object({
  language: z.enum(GUEST_LANGUAGES),
  greeting: z.string(),
  contact: z.string(),
  /** Null is never. */
  forgetDays: z.literal(FORGET_DAYS).nullable(),
  version: wholeNumber,
});

const repliesSchema = z.object({
  households: z.array(householdReplySchema),
  settings: settingsSchema,
  questions: z.array(questionSchema),
  /** Whether this person may change how guests are asked. */
  canEditForm: z.boolean(),
  /** The day where the wedding is. */
  today: day,
  /** The wedding, or the last of its events; what is forgotten is counted from it. */
  lastDay: day.nullable(),
  /** How many guests the couple wanted. */
  guestTarget: z.number().int().nullable(),
});

export type RepliesAnswer = z.output<typeof repliesSchema>;

/** For the couple and those who plan with them. */
export const repliesContract = {
  listReplies: route({
    method: 'GET',
    path: '/web-api/v1/rsvp',
    summary: 'How every household is reached and what came from it, beside the guest list',
    tag,
    access: 'signed-in',
  }).output(repliesSchema),
};
