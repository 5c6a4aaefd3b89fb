import { calendarDateOf } from '#base/calendar-date.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { favoritesContract } from '#capabilities/favorites/contract.ts';
import { BOARD_NAME_RULES, FAVORITE_NOTE_RULES } from '#capabilities/favorites/rules/board-rules.ts';
import { storefrontsContract } from '#capabilities/storefronts/contract.ts';
import { REPORT_REASON_KEYS, REPORT_RULES } from '#capabilities/storefronts/rules/report-reasons.ts';
import { type WeddingSave, weddingsContract } from '#capabilities/weddings/contract.ts';
import {
  WEDDING_RULES,
  WEDDING_SERVER_NAMES,
  weddingFromAnswers,
} from '#capabilities/weddings/parts/wedding-answers.ts';
import { INVITATION_RULES } from '#capabilities/weddings/rules/invitation-rules.ts';
import { INVITATION_ROLES } from '#capabilities/weddings/rules/member-roles.ts';
import { PLANNING_STAGES } from '#capabilities/weddings/rules/planning-stages.ts';
import { weddingRules } from '#capabilities/weddings/rules/wedding-details.ts';
import { formCase } from './form-case.ts';

const WEDDINGS = 'src/capabilities/weddings/screens';
const UUID = '00000000-0000-4000-8000-0000000000ff';
const STEPS = ['names', 'date', 'place', 'guests', 'budget', 'stage'];

export const WEDDING_FORMS = [
  formCase({
    files: [
      `${WEDDINGS}/settings/wedding-form.tsx`,
      `${WEDDINGS}/onboarding/use-step-form.ts`,
      ...STEPS.map((step) => `${WEDDINGS}/onboarding/${step}-step.tsx`),
    ],
    calls: { saveWedding: weddingsContract.saveWedding },
    values: {
      primaryFirstName: 'Maya',
      primaryLastName: 'Lindqvist',
      partnerFirstName: 'Jonah',
      partnerLastName: '',
      weddingDate: '06/05/2027',
      isDateOpen: false,
      city: { id: 7, name: 'Hudson', stateCode: 'NY' },
      guestCount: '120',
      budget: '30,000',
      planningStage: 'NEWLY_ENGAGED',
    },
    choices: { planningStage: ['', ...PLANNING_STAGES] },
    rules: WEDDING_RULES,
    input: weddingFromAnswers,
    names: WEDDING_SERVER_NAMES,
    notTyped: {
      version: 'The one that the page shows.',
      onboarded: 'Said by who finishes the questions.',
    },
    alsoAsked: (input: WeddingSave) => validateFields(input, weddingRules(calendarDateOf(new Date()))),
  }),
  formCase({
    files: [`${WEDDINGS}/settings/invite-form.tsx`],
    calls: { sendInvitation: weddingsContract.sendInvitation },
    values: { firstName: 'Jonah', email: 'jonah@people.com', role: 'PARTNER' },
    choices: { role: ['', ...INVITATION_ROLES] },
    rules: INVITATION_RULES,
  }),
  formCase({
    files: ['src/capabilities/favorites/screens/board-name-dialog.tsx'],
    calls: { createBoard: favoritesContract.createBoard, renameBoard: favoritesContract.renameBoard },
    values: { name: 'Venues we love' },
    rules: BOARD_NAME_RULES,
    beside: { uuid: UUID },
    notTyped: { uuid: 'The board of the page.' },
  }),
  formCase({
    files: ['src/capabilities/favorites/screens/saved/note-form.tsx'],
    calls: { changeFavorite: favoritesContract.changeFavorite },
    values: { note: 'Ask for the garden.' },
    rules: FAVORITE_NOTE_RULES,
    beside: { uuid: UUID },
    notTyped: { uuid: 'The favorite it stands at.', boardUuid: 'Chosen from a menu, beside the form.' },
  }),
  formCase({
    files: ['src/capabilities/marketplace/screens/storefront/report-dialog.tsx'],
    calls: { reportStorefront: storefrontsContract.reportStorefront },
    values: { reason: 'SCAM', text: 'They ask for money first.' },
    choices: { reason: ['', ...REPORT_REASON_KEYS] },
    rules: REPORT_RULES,
    beside: { uuid: UUID },
    notTyped: { uuid: 'The storefront of the page.' },
  }),
];
