import { guestsContract } from '#capabilities/guests/contract.ts';
import { GUEST_KINDS, GUEST_LISTS, GUEST_SIDES } from '#capabilities/guests/rules/household-choices.ts';
import { LINES_RULES } from '#capabilities/guests/rules/household-rules.ts';
import {
  HOUSEHOLD_FORM_RULES,
  type HouseholdValues,
  householdInput,
} from '#capabilities/guests/screens/guests/household-form.ts';
import type { GuestLines } from '#capabilities/guests/screens/guests/use-guest-actions.ts';
import { formCase } from './form-case.ts';

const GUESTS = 'src/capabilities/guests/screens/guests';

export const GUEST_FORMS = [
  formCase<GuestLines>({
    files: [`${GUESTS}/add-guests-dialog.tsx`],
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
        },
      ],
    },
    choices: {
      side: GUEST_SIDES,
      list: GUEST_LISTS,
      ...{ 'people.0.kind': GUEST_KINDS, 'people.0.plusOneOf': [''], 'people.0.uuid': [null] },
    },
    rules: HOUSEHOLD_FORM_RULES,
    input: householdInput,
    beside: { uuid: '00000000-0000-4000-8000-0000000000ff', version: 1 },
    notTyped: { uuid: 'The household that was opened.', version: 'The one that was opened.' },
  }),
];
