import { validateFields } from '#base/validation/validate-fields.ts';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { rsvpContract } from '#capabilities/rsvp/contract.ts';
import { extensionRules } from '#capabilities/rsvp/rules/extension-rules.ts';
import { AUDIENCES } from '#capabilities/rsvp/rules/messages/message-choices.ts';
import { approvalRules, SEND_TIMES } from '#capabilities/rsvp/rules/messages/message-rules.ts';
import { promotionRules } from '#capabilities/rsvp/rules/promotion/promotion-rules.ts';
import { QUESTION_KINDS, QUESTION_SCOPES } from '#capabilities/rsvp/rules/questions.ts';
import { SETTINGS_RULES } from '#capabilities/rsvp/rules/settings-rules.ts';
import { countPlanRules } from '#capabilities/rsvp/rules/sheets/count-plan-rules.ts';
import { SHEET_FIELDS } from '#capabilities/rsvp/rules/sheets/sheet-fields.ts';
import { SHEET_RULES } from '#capabilities/rsvp/rules/sheets/sheet-rules.ts';
import {
  type ApprovalValues,
  approvalFormRules,
  approvalInput,
  MESSAGE_FORM_RULES,
  type MessageValues,
  messageInput,
} from '#capabilities/rsvp/screens/notifications/message-form.ts';
import {
  type PromoteValues,
  promoteFormRules,
  promoteInput,
} from '#capabilities/rsvp/screens/promotion/promote-form.ts';
import {
  type ExtensionValues,
  extensionFormRules,
  extensionInput,
} from '#capabilities/rsvp/screens/replies/extension-form.ts';
import {
  ALWAYS,
  ifAnswered,
  ifComing,
  QUESTIONS_FORM_RULES,
  type QuestionsValues,
  questionsInput,
} from '#capabilities/rsvp/screens/reply-form/questions-form.ts';
import type { WordsValues } from '#capabilities/rsvp/screens/reply-form/words-section.tsx';
import {
  type CountPlanValues,
  countPlanFormRules,
  countPlanInput,
} from '#capabilities/rsvp/screens/sheets/count-plan-form.ts';
import type { NewSheet } from '#capabilities/rsvp/screens/sheets/use-sheet-actions.ts';
import { formCase } from './form-case.ts';

const SCREENS = 'src/capabilities/rsvp/screens';
const UUID = '00000000-0000-4000-8000-0000000000ff';
const TODAY = '2027-06-01';
const EVENT_DAY = '2027-09-11';
const CONDITIONS = [ALWAYS, ifComing(UUID), ifAnswered('one', 'Hudson'), ifAnswered('gone', 'yes')];

export const RSVP_FORMS = [
  formCase<WordsValues>({
    files: [`${SCREENS}/reply-form/words-section.tsx`],
    calls: { saveRsvpSettings: rsvpContract.saveRsvpSettings },
    values: { language: 'es', greeting: 'Come dance with us.', contact: 'Call Maya' },
    choices: { language: GUEST_LANGUAGES },
    rules: SETTINGS_RULES,
    beside: { version: 1 },
    notTyped: { version: 'The one that was opened.' },
  }),
  formCase<QuestionsValues>({
    files: [`${SCREENS}/reply-form/questions-section.tsx`],
    calls: { saveQuestions: rsvpContract.saveQuestions },
    values: {
      questions: [
        {
          ...{ key: 'one', uuid: null, scope: 'HOUSEHOLD', kind: 'CHOICE', label: 'From where?' },
          ...{ options: 'Hudson\nCatskill', isRequired: true, showWhen: ALWAYS },
        },
      ],
    },
    choices: {
      questions: [],
      ...{ 'questions.0.key': ['one'], 'questions.0.uuid': [null] },
      ...{ 'questions.0.scope': QUESTION_SCOPES, 'questions.0.kind': QUESTION_KINDS },
      ...{ 'questions.0.showWhen': CONDITIONS },
    },
    rules: QUESTIONS_FORM_RULES,
    input: questionsInput,
    beside: { version: 1 },
    notTyped: { version: 'The one that was opened.' },
  }),
  formCase<NewSheet>({
    files: [`${SCREENS}/sheets/new-sheet-dialog.tsx`],
    calls: { addSheet: rsvpContract.addSheet },
    values: { eventUuid: UUID, label: 'Hudson Catering', fields: ['DISH', 'DIET'] },
    choices: { eventUuid: [UUID], fields: [[], ['DISH'], [...SHEET_FIELDS]] },
    rules: SHEET_RULES,
  }),
  formCase<CountPlanValues>({
    files: [`${SCREENS}/sheets/count-plan-dialog.tsx`],
    calls: { saveCountPlan: rsvpContract.saveCountPlan },
    values: { freezeOn: '09/03/2027', reservePercent: 5, plateCents: 10_000, latePercent: 20 },
    rules: countPlanFormRules(EVENT_DAY),
    input: countPlanInput,
    beside: { uuid: UUID },
    notTyped: { uuid: 'The event that was opened.' },
    alsoAsked: (input: ReturnType<typeof countPlanInput>) => validateFields(input, countPlanRules(EVENT_DAY)),
  }),
  formCase<PromoteValues>({
    files: [`${SCREENS}/promotion/promote-dialog.tsx`],
    calls: { promoteHouseholds: rsvpContract.promoteHouseholds },
    values: { eventUuids: [UUID], until: '06/12/2027' },
    choices: { eventUuids: [[], [UUID]] },
    rules: promoteFormRules(TODAY),
    input: promoteInput,
    beside: { uuids: [UUID] },
    notTyped: { uuids: 'The households that were opened.' },
    alsoAsked: (input: ReturnType<typeof promoteInput>) => validateFields(input, promotionRules(TODAY)),
  }),
  formCase<MessageValues>({
    files: [`${SCREENS}/notifications/message-editor.tsx`],
    calls: { saveMessage: rsvpContract.saveMessage },
    values: {
      ...{ audience: 'EVENT', eventUuid: UUID, language: 'en' },
      ...{ subject: 'The hotel', text: 'Please book soon.' },
    },
    choices: { audience: AUDIENCES, eventUuid: ['', UUID], language: GUEST_LANGUAGES },
    rules: MESSAGE_FORM_RULES,
    input: messageInput,
    beside: { uuid: UUID, version: 1 },
    notTyped: { uuid: 'The message that was opened.', version: 'The one that was opened.' },
  }),
  formCase<ApprovalValues>({
    files: [`${SCREENS}/notifications/approve-dialog.tsx`],
    calls: { approveMessage: rsvpContract.approveMessage },
    values: { when: 'LATER', day: '06/12/2027', time: '10:00' },
    choices: { when: SEND_TIMES },
    rules: approvalFormRules(TODAY),
    input: approvalInput,
    beside: { uuid: UUID, version: 1 },
    notTyped: { uuid: 'The message that was opened.', version: 'The one that was looked at.' },
    alsoAsked: (input: { when: 'NOW' | 'LATER'; day: string | null; time: string }) =>
      validateFields(input, approvalRules(TODAY)),
  }),
  formCase<ExtensionValues>({
    files: [`${SCREENS}/replies/extension-dialog.tsx`],
    calls: { extendHousehold: rsvpContract.extendHousehold },
    values: { until: '06/12/2027' },
    rules: extensionFormRules(TODAY),
    input: extensionInput,
    beside: { uuid: UUID },
    notTyped: { uuid: 'The household that was opened.' },
    alsoAsked: (input: { until: string | null }) => validateFields(input, extensionRules(TODAY)),
  }),
];
