import type { TagInput } from '#capabilities/guests/contract/tags.contract.ts';
import { guestsContract } from '#capabilities/guests/contract.ts';
import { FORMALITIES } from '#capabilities/guests/rules/envelope-names.ts';
import { EVENT_KINDS, EVENT_MEALS, MEAL_EATERS } from '#capabilities/guests/rules/event-choices.ts';
import { FILTER_RULES } from '#capabilities/guests/rules/filters/filter-rules.ts';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { DIETS, NEEDS } from '#capabilities/guests/rules/guest-needs.ts';
import { GUEST_KINDS, GUEST_LISTS, GUEST_SIDES } from '#capabilities/guests/rules/household-choices.ts';
import { LINES_RULES } from '#capabilities/guests/rules/household-rules.ts';
import { LABEL_KINDS } from '#capabilities/guests/rules/label-sheets.ts';
import { MAILING_CHANNELS, MAILING_KINDS } from '#capabilities/guests/rules/mailings/mailing.ts';
import { SUGGESTION_RULES } from '#capabilities/guests/rules/suggestions/suggestion-rules.ts';
import { TAG_COLORS } from '#capabilities/guests/rules/tags/guest-tag.ts';
import { TAG_RULES } from '#capabilities/guests/rules/tags/tag-rules.ts';
import {
  PRINT_FORM_RULES,
  type PrintValues,
  printInput,
} from '#capabilities/guests/screens/envelopes/print-form.ts';
import {
  EVENT_FORM_RULES,
  type EventValues,
  eventInput,
} from '#capabilities/guests/screens/events/event-form.ts';
import type { FilterValues } from '#capabilities/guests/screens/filters/filter-dialog.tsx';
import {
  HOUSEHOLD_FORM_RULES,
  type HouseholdValues,
  householdInput,
} from '#capabilities/guests/screens/guests/household-form.ts';
import type { GuestLines } from '#capabilities/guests/screens/guests/use-guest-actions.ts';
import {
  MAILING_FORM_RULES,
  type MailingValues,
  mailingInput,
} from '#capabilities/guests/screens/mailings/mailing-form.ts';
import type { SuggestionValues } from '#capabilities/guests/screens/suggestions/suggest-dialog.tsx';
import { formCase } from './form-case.ts';

const GUESTS = 'src/capabilities/guests/screens/guests';
const ENVELOPES = 'src/capabilities/guests/screens/envelopes';
const EVENTS = 'src/capabilities/guests/screens/events';

export const GUEST_FORMS = [
  formCase<GuestLines>({
    files: [`${GUESTS}/guest-lines-form.tsx`],
    calls: { addGuestLines: guestsContract.addGuestLines },
    values: { lines: 'Sam & Alex Lee\nAna Cruz +1', side: 'BOTH', list: 'INVITED' },
    choices: { side: GUEST_SIDES, list: GUEST_LISTS },
    rules: LINES_RULES,
  }),
  formCase<HouseholdValues>({
    files: [`${GUESTS}/household-drawer.tsx`],
    calls: { saveHousehold: guestsContract.saveHousehold },
    values: {
      name: 'Our neighbors',
      envelopeOuter: 'Ms. Ana Lee',
      envelopeInner: 'Ana',
      side: 'A',
      list: 'LATER',
      listRank: '3',
      address1: '418 Union Street',
      address2: 'Apt 2',
      city: 'Hudson',
      region: 'NY',
      postalCode: '12534',
      country: '',
      language: 'es',
      notes: 'Bring the dog.',
      people: [
        {
          uuid: null,
          title: 'Ms.',
          firstName: 'Ana',
          lastName: 'Lee',
          suffix: '',
          kind: 'ADULT',
          plusOneOf: '',
          email: 'ana@people.com',
          phone: '(212) 555-0100',
          diets: ['VEGAN'],
          dietNote: 'Only cooked fish.',
          needs: ['QUIET'],
        },
      ],
    },
    choices: {
      side: GUEST_SIDES,
      list: GUEST_LISTS,
      language: ['', ...GUEST_LANGUAGES],
      ...{ 'people.0.kind': GUEST_KINDS, 'people.0.plusOneOf': [''], 'people.0.uuid': [null] },
      ...{ 'people.0.diets': DIETS.map((diet) => [diet]), 'people.0.needs': NEEDS.map((need) => [need]) },
    },
    rules: HOUSEHOLD_FORM_RULES,
    input: householdInput,
    beside: { uuid: '00000000-0000-4000-8000-0000000000ff', version: 1 },
    notTyped: { uuid: 'The household that was opened.', version: 'The one that was opened.' },
  }),
  formCase<MailingValues>({
    files: ['src/capabilities/guests/screens/mailings/mark-sent-dialog.tsx'],
    calls: { markSent: guestsContract.markSent },
    values: { kind: 'INVITATION', channel: 'PAPER', sentOn: '05/03/2027' },
    choices: { kind: MAILING_KINDS, channel: MAILING_CHANNELS },
    rules: MAILING_FORM_RULES,
    input: mailingInput,
    beside: { householdUuids: ['00000000-0000-4000-8000-0000000000ff'] },
    notTyped: { householdUuids: 'Those that are shown or chosen.' },
  }),
  formCase<FilterValues>({
    files: ['src/capabilities/guests/screens/filters/filter-dialog.tsx'],
    calls: { addFilter: guestsContract.addFilter, renameFilter: guestsContract.renameFilter },
    values: { name: 'Still to invite' },
    rules: FILTER_RULES,
    beside: { uuid: '00000000-0000-4000-8000-0000000000ff', query: '?list=LATER' },
    notTyped: { uuid: 'The filter that was opened.', query: 'What the list shows.' },
  }),
  formCase<SuggestionValues>({
    files: ['src/capabilities/guests/screens/suggestions/suggest-dialog.tsx'],
    calls: { addSuggestion: guestsContract.addSuggestion },
    values: { lines: 'Sam & Alex Lee\nAna Cruz +1', side: 'BOTH', note: 'From the choir.' },
    choices: { side: GUEST_SIDES },
    rules: SUGGESTION_RULES,
    beside: { uuid: '00000000-0000-4000-8000-0000000000ff' },
    notTyped: { uuid: 'Made by the form, so that one sent twice is one.' },
  }),
  formCase<TagInput>({
    files: ['src/capabilities/guests/screens/tags/tag-dialog.tsx'],
    calls: { addTag: guestsContract.addTag, saveTag: guestsContract.saveTag },
    values: { name: 'College friends', color: 'WINE' },
    choices: { color: TAG_COLORS },
    rules: TAG_RULES,
    beside: { uuid: '00000000-0000-4000-8000-0000000000ff' },
    notTyped: { uuid: 'The tag that was opened.' },
  }),
  formCase<EventValues>({
    files: [`${EVENTS}/event-drawer.tsx`],
    calls: { addEvent: guestsContract.addEvent, saveEvent: guestsContract.saveEvent },
    values: {
      kind: 'rehearsal-or-welcome',
      name: 'Welcome dinner',
      date: '09/17/2027',
      startsAt: '18:30',
      endsAt: '22:00',
      placeName: 'The Maker',
      address: '302 Warren Street, Hudson, NY',
      attire: 'Garden party',
      text: 'Park behind the house.',
      asksReply: true,
      opensOn: '06/01/2027',
      closesOn: '08/17/2027',
      capacity: '60',
      invitesNew: false,
      meals: 'CHOICE',
      dishes: [{ uuid: null, name: 'Trout', text: 'with lemon', eaters: 'ALL' }],
    },
    choices: {
      kind: EVENT_KINDS,
      meals: EVENT_MEALS,
      ...{ 'dishes.0.eaters': MEAL_EATERS, 'dishes.0.uuid': [null] },
    },
    rules: EVENT_FORM_RULES,
    input: eventInput,
    beside: { uuid: '00000000-0000-4000-8000-0000000000ff', version: 1 },
    notTyped: { uuid: 'The event that was opened.', version: 'The one that was opened.' },
  }),
  formCase<PrintValues>({
    files: [`${ENVELOPES}/print-panel.tsx`],
    calls: { printEnvelopes: guestsContract.printEnvelopes },
    values: { kind: 'LABELS_5160', formality: 'FORMAL', skip: '3', returnAddress: '' },
    choices: { kind: LABEL_KINDS, formality: FORMALITIES, returnAddress: [''] },
    rules: PRINT_FORM_RULES,
    input: printInput,
    notTyped: { householdUuids: 'Everybody who is invited.' },
  }),
  formCase<PrintValues>({
    files: [`${ENVELOPES}/print-panel.tsx`],
    calls: { printEnvelopes: guestsContract.printEnvelopes },
    values: { kind: 'ENVELOPES_A7', formality: 'RELAXED', skip: '0', returnAddress: 'Maya Park\nHudson, NY' },
    choices: { kind: ['ENVELOPES_A7'], formality: FORMALITIES, skip: ['0'] },
    rules: PRINT_FORM_RULES,
    input: printInput,
    notTyped: { householdUuids: 'Everybody who is invited.' },
  }),
];
