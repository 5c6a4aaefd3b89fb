import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { byUuid, day, instant, rowId, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { AUDIENCES, MESSAGE_KINDS, WRITTEN_KINDS } from '../rules/messages/message-choices.ts';
import { MESSAGE_RULES, SEND_TIMES } from '../rules/messages/message-rules.ts';
import { MESSAGE_STATES } from '../rules/messages/message-states.ts';
import { SKIP_REASONS } from '../rules/messages/plan-recipients.ts';
import { NOTICE_MODES } from '../rules/notices/notice-modes.ts';

const tag = 'rsvp';
const language = z.enum(GUEST_LANGUAGES);

const messageSchema = z.object({
  uuid: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  /** Which of the reminders. */
  number: z.union([z.literal(1), z.literal(2)]).nullable(),
  state: z.enum(MESSAGE_STATES),
  audience: z.enum(AUDIENCES),
  eventUuid: z.uuid().nullable(),
  /** In the language of the wedding. */
  subject: z.string(),
  /** When it goes out, or would if it were approved now; null where nothing says so yet. */
  goesOutAt: instant.nullable(),
  sentAt: instant.nullable(),
  counts: z.object({ sent: wholeNumber, waiting: wholeNumber, failed: wholeNumber, skipped: wholeNumber }),
  version: rowId,
});

export type GuestMessage = z.output<typeof messageSchema>;

const messagesSchema = z.object({
  /** How the member who asks hears of answers. */
  mode: z.enum(NOTICE_MODES),
  /** Who may only look has nothing to choose either. */
  canHear: z.boolean(),
  canWrite: z.boolean(),
  messages: z.array(messageSchema),
  /** When the two reminders would go out; null where their day is over or there is no last day to answer. */
  reminders: z.array(z.object({ number: z.union([z.literal(1), z.literal(2)]), at: instant.nullable() })),
  /** The last day to answer. */
  closesOn: day.nullable(),
  zone: z.string(),
});

export type MessagesAnswer = z.output<typeof messagesSchema>;

const reachSchema = z.object({
  /** Households that get it. */
  gets: wholeNumber,
  noAddress: wholeNumber,
  stopped: wholeNumber,
  sameAddress: wholeNumber,
});

const openedMessageSchema = z.object({
  message: messageSchema,
  language,
  /** What this household language would be written with, by language: those of invited households. */
  texts: z.array(z.object({ language, subject: z.string(), text: z.string(), isOwn: z.boolean() })),
  reach: reachSchema,
  /** Whom it can be looked at as. */
  households: z.array(z.object({ uuid: z.uuid(), name: z.string(), skip: z.enum(SKIP_REASONS).nullable() })),
  /** As one household reads it; null while nothing is written or nobody is in it. */
  letter: z
    .object({
      householdUuid: z.uuid(),
      to: z.string(),
      language,
      subject: z.string(),
      greeting: z.string(),
      paragraphs: z.array(z.string()),
      action: z.string(),
      link: z.string(),
      foot: z.string(),
      stop: z.string(),
    })
    .nullable(),
  recipients: z.array(
    z.object({
      householdUuid: z.uuid(),
      name: z.string(),
      address: z.string(),
      state: z.enum(['WAITING', 'SENT', 'FAILED', 'SKIPPED']),
      skip: z.enum(SKIP_REASONS).nullable(),
    }),
  ),
  today: day,
  zone: z.string(),
});

export type OpenedMessage = z.output<typeof openedMessageSchema>;

const messageInput = ruledObject(
  {
    ...byUuid.shape,
    version: rowId,
    audience: z.enum(AUDIENCES),
    eventUuid: z.uuid().nullable(),
    /** Of the text that is saved; those in other languages stay. */
    language,
    subject: cleanText.transform(cleanName),
    text: cleanText,
  },
  MESSAGE_RULES,
);

export type MessageInput = z.output<typeof messageInput>;

const approvalInput = z.object({
  ...byUuid.shape,
  version: rowId,
  when: z.enum(SEND_TIMES),
  /** Where the wedding is. */
  day: day.nullable(),
  time: shortText(5),
});

export type ApprovalInput = z.output<typeof approvalInput>;

const token = shortText(64).transform((text) => text.toLowerCase());
const byToken = z.object({ token });
const byLink = {
  access: 'public',
  proof: 'link',
  token: subjectIn(byToken, (input) => input.token),
} as const;

const stopSchema = z.object({
  couple: z.object({ a: z.string(), b: z.string() }),
  /** With all but its first letter covered. */
  address: z.string(),
  language,
  isStopped: z.boolean(),
});

export const messagesContract = {
  listMessages: route({
    method: 'GET',
    path: '/web-api/v1/rsvp/messages',
    summary: 'Messages to guests, the two reminders, and how the member who asks hears of answers',
    tag,
    access: 'signed-in',
  }).output(messagesSchema),

  readMessage: route({
    method: 'GET',
    path: '/web-api/v1/rsvp/messages/{uuid}',
    summary: 'One message: its texts, who gets it, how a household reads it, and what became of it',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ ...byUuid.shape, household: shortText(36).optional() }))
    .output(openedMessageSchema),

  beginMessage: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/messages',
    summary: 'Begin a message to guests, or one of the two reminders; it is a draft until it is approved',
    tag,
    access: 'signed-in',
  })
    .input(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.enum(WRITTEN_KINDS) }),
        z.object({ kind: z.literal('REMINDER'), number: z.union([z.literal(1), z.literal(2)]) }),
      ]),
    )
    .output(z.object({ uuid: z.uuid() })),

  saveMessage: route({
    method: 'PUT',
    path: '/web-api/v1/rsvp/messages/{uuid}',
    summary: 'Write a draft: whom it is for, and its text in one language',
    tag,
    access: 'signed-in',
  })
    .input(messageInput)
    .output(messageSchema),

  approveMessage: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/messages/{uuid}/approve',
    summary: 'Send a message as it was looked at, now or at a day and hour where the wedding is',
    tag,
    access: 'signed-in',
    rate: 'guest-message',
  })
    .input(approvalInput)
    .output(messageSchema),

  cancelMessage: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/messages/{uuid}/cancel',
    summary: 'Make a message that has not begun to go out a draft again',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(messageSchema),

  removeMessage: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/messages/{uuid}/remove',
    summary: 'Throw a draft away',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({ ok: z.literal(true) })),

  readMailStop: route({
    method: 'GET',
    path: '/web-api/v1/guest-mail/{token}',
    summary: 'Whether an address gets mail about a wedding, for whoever holds the link from such a mail',
    tag,
    ...byLink,
  })
    .input(byToken)
    .output(stopSchema),

  stopMail: route({
    method: 'POST',
    path: '/web-api/v1/guest-mail/{token}',
    summary: 'No more mail about a wedding to an address, or mail again',
    tag,
    ...byLink,
  })
    .input(z.object({ token, isStopped: z.boolean() }))
    .output(stopSchema),
};
