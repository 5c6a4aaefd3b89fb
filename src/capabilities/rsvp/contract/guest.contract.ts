import { z } from 'zod';
import { EVENT_MEALS, MEAL_EATERS } from '#capabilities/guests/rules/event-choices.ts';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { DIETS, NEEDS } from '#capabilities/guests/rules/guest-needs.ts';
import { GUEST_KINDS } from '#capabilities/guests/rules/household-choices.ts';
import { INVITATION_STATUSES } from '#capabilities/guests/rules/invitation.ts';
import { day, instant, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { emailText } from '#platform/contract/email-text.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { GUEST_WAYS } from '../rules/reply-source.ts';
import { questionSchema } from './question-schema.ts';
import { replySchema } from './reply-schema.ts';

const tag = 'rsvp';

/** The secret of the link: in any case, as cameras and people read it. */
const code = shortText(64).transform((text) => text.toLowerCase());
const done = z.object({ ok: z.literal(true) });
const byCode = z.object({ code });

/** The link is the proof, and it is the link that is counted: a whole family behind one address is many. */
const byLink = {
  access: 'public',
  proof: 'link',
  token: subjectIn(byCode, (input) => input.code),
} as const;

export const invitationSchema = z.object({
  language: z.enum(GUEST_LANGUAGES),
  couple: z.object({ a: z.string(), b: z.string() }),
  greeting: z.string(),
  contact: z.string(),
  people: z.array(
    z.object({
      uuid: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      kind: z.enum(GUEST_KINDS),
      guestOf: z.string(),
      isOpen: z.boolean(),
      diets: z.array(z.enum(DIETS)),
      dietNote: z.string(),
      needs: z.array(z.enum(NEEDS)),
    }),
  ),
  events: z.array(
    z.object({
      uuid: z.uuid(),
      name: z.string(),
      date: day.nullable(),
      startsAt: z.string(),
      endsAt: z.string(),
      placeName: z.string(),
      address: z.string(),
      attire: z.string(),
      text: z.string(),
      asksReply: z.boolean(),
      opensOn: day.nullable(),
      answerBy: day.nullable(),
      window: z.enum(['NOT_OPEN', 'OPEN', 'CLOSED']),
      meals: z.enum(EVENT_MEALS),
      dishes: z.array(
        z.object({ uuid: z.uuid(), name: z.string(), text: z.string(), eaters: z.enum(MEAL_EATERS) }),
      ),
      invited: z.array(
        z.object({
          guestUuid: z.uuid(),
          status: z.enum(INVITATION_STATUSES),
          dishUuid: z.uuid().nullable(),
        }),
      ),
    }),
  ),
  questions: z.array(questionSchema),
  draft: replySchema.nullable(),
  sent: z
    .object({
      receipt: z.string(),
      at: instant,
      note: z.string(),
      answers: replySchema.shape.answers,
    })
    .nullable(),
  tables: z.array(
    z.object({
      eventUuid: z.uuid(),
      guestUuids: z.array(z.uuid()),
      number: wholeNumber,
      label: z.string(),
    }),
  ),
  waiting: z.boolean(),
  version: wholeNumber,
});

const sendInput = z.object({
  code,
  reply: replySchema,
  /** Made with the form, so that pressing twice is one answer. */
  key: z.uuid(),
  /** What the page showed; an answer of somebody else in the household since then is told first. */
  version: wholeNumber,
});

const mailInput = z.object({ code, email: emailText });

/** For whoever holds a household’s link: it is the proof, and nothing else is asked. */
export const guestContract = {
  readInvitation: route({
    method: 'GET',
    path: '/web-api/v1/guest-rsvp/{code}',
    summary: 'What a household is asked, by its link',
    tag,
    ...byLink,
  })
    .input(byCode)
    .output(invitationSchema),

  noteOpened: route({
    method: 'POST',
    path: '/web-api/v1/guest-rsvp/{code}/opened',
    summary: 'Note that somebody looks at the page; a program that only follows links does not say so',
    tag,
    ...byLink,
  })
    .input(byCode)
    .output(done),

  saveReplyDraft: route({
    method: 'PUT',
    path: '/web-api/v1/guest-rsvp/{code}/draft',
    summary: 'Keep what was typed so far',
    tag,
    ...byLink,
  })
    .input(z.object({ code, reply: replySchema }))
    .output(done),

  sendReply: route({
    method: 'POST',
    path: '/web-api/v1/guest-rsvp/{code}',
    summary: 'Answer for the household',
    tag,
    ...byLink,
    rate: 'guest-answer',
  })
    .input(sendInput.extend({ way: z.enum(GUEST_WAYS).default('LINK') }))
    .output(z.object({ receipt: z.string() })),

  requestReplyChange: route({
    method: 'POST',
    path: '/web-api/v1/guest-rsvp/{code}/change-request',
    summary: 'Ask the couple for a change after the last day to answer',
    tag,
    ...byLink,
    rate: 'guest-answer',
  })
    .input(sendInput)
    .output(done),

  mailReceipt: route({
    method: 'POST',
    path: '/web-api/v1/guest-rsvp/{code}/receipt-mail',
    summary: 'Mail the answer to an address',
    tag,
    ...byLink,
    rate: 'guest-mail',
  })
    .input(mailInput)
    .output(done),

  readReplyCalendar: route({
    method: 'GET',
    path: '/web-api/v1/guest-rsvp/{code}/calendar',
    summary: 'The events somebody of the household is coming to, as a calendar file',
    tag,
    ...byLink,
  })
    .input(byCode)
    .output(z.file()),
};
