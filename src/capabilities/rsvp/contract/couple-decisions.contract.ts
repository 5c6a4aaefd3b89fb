import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { byUuid, day, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { FORGET_DAYS } from '../rules/forgetting.ts';
import { QUESTION_RULES, questionsProblem } from '../rules/question-rules.ts';
import { QUESTION_KINDS, QUESTION_SCOPES } from '../rules/questions.ts';
import { SETTINGS_RULES } from '../rules/settings-rules.ts';

const tag = 'rsvp';
const done = z.object({ ok: z.literal(true) });

/** What settings and questions together are at; the next change names it. */
const saved = z.object({ version: wholeNumber });

/** A condition on another answer names that question by its place in the list: a new one has no uuid yet. */
const showWhen = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ALWAYS') }),
  z.object({ kind: z.literal('COMING'), eventUuid: z.uuid() }),
  z.object({ kind: z.literal('ANSWER'), place: wholeNumber, value: z.string().max(200) }),
]);

const questionInput = ruledObject(
  {
    uuid: z.uuid().nullable(),
    scope: z.enum(QUESTION_SCOPES),
    kind: z.enum(QUESTION_KINDS),
    label: cleanText.transform(cleanName),
    /** One a line, where there is something to choose from. */
    options: cleanText,
    isRequired: z.boolean(),
    showWhen,
  },
  QUESTION_RULES,
);

export type QuestionInput = z.output<typeof questionInput>;

const settingsInput = ruledObject(
  { language: z.enum(GUEST_LANGUAGES), greeting: cleanText, contact: cleanText, version: wholeNumber },
  SETTINGS_RULES,
);

export type SettingsInput = z.output<typeof settingsInput>;

/** What the couple decides about replies, and how they ask for them. */
export const coupleDecisionsContract = {
  decideChangeRequest: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/change-requests/{uuid}',
    summary: 'Approve or decline what a household asked for after the last day; it is told by mail',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ ...byUuid.shape, decision: z.enum(['approve', 'decline']) }))
    .output(done),

  extendHousehold: route({
    method: 'PUT',
    path: '/web-api/v1/rsvp/households/{uuid}/extension',
    summary: 'Give a household a last day of its own, or take it back',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ ...byUuid.shape, until: day.nullable() }))
    .output(done),

  saveRsvpSettings: route({
    method: 'PUT',
    path: '/web-api/v1/rsvp/settings',
    summary: 'Language, greeting and contact of guest pages; an older version than the newest is refused',
    tag,
    access: 'signed-in',
  })
    .input(settingsInput)
    .output(saved),

  saveForgetDays: route({
    method: 'PUT',
    path: '/web-api/v1/rsvp/forget-days',
    summary: 'How long after the wedding what guests told of themselves is kept; null is for ever',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ days: z.literal(FORGET_DAYS).nullable(), version: wholeNumber }))
    .output(saved),

  saveQuestions: route({
    method: 'PUT',
    path: '/web-api/v1/rsvp/questions',
    summary:
      'All questions in their order; one that is left out is no longer asked, and its answers are kept',
    tag,
    access: 'signed-in',
  })
    .input(
      ruledObject(
        { questions: z.array(questionInput).max(50), version: wholeNumber },
        { questions: [questionsProblem] },
      ),
    )
    // What each of them is called from now on, in their order.
    .output(z.object({ ...saved.shape, uuids: z.array(z.uuid()) })),

  exportReplies: route({
    method: 'GET',
    path: '/web-api/v1/rsvp/export',
    summary: 'All replies as a spreadsheet, one person a row',
    tag,
    access: 'signed-in',
  }).output(z.file()),
};
