import { dayOfContract } from '#capabilities/day-of/contract.ts';
import { HELPER_RULES } from '#capabilities/day-of/rules/helper-rules.ts';
import {
  AUDIENCES,
  HELPER_RIGHTS,
  ITEM_KINDS,
  LINK_ENDS,
} from '#capabilities/day-of/rules/run-sheet-choices.ts';
import type { HelperValues } from '#capabilities/day-of/screens/plan/helper-dialog.tsx';
import {
  DAY_PARTS,
  ITEM_FORM_RULES,
  ITEM_NAMES,
  type ItemValues,
  itemInput,
} from '#capabilities/day-of/screens/plan/item-form.ts';
import {
  VENDOR_FORM_RULES,
  VENDOR_NAMES,
  type VendorValues,
  vendorInput,
} from '#capabilities/day-of/screens/plan/vendor-form.ts';
import { formCase } from './form-case.ts';

const UUID = '0195f6a0-0000-7000-8000-000000000001';
const notTyped = { uuid: 'Made in the browser.', version: 'The one that was opened.' };

export const DAY_OF_FORMS = [
  formCase<ItemValues>({
    files: ['src/capabilities/day-of/screens/plan/item-drawer.tsx'],
    calls: { saveRunSheetItem: dayOfContract.saveRunSheetItem },
    values: {
      ...{ title: 'Ceremony', startsAt: '16:30', part: 'DAY', minutes: '30', kind: 'FIXED' },
      ...{ owner: 'Rabbi Stern', place: 'Beach lawn', note: 'Bring the glass', audience: ['VENDORS'] },
    },
    choices: { kind: ITEM_KINDS, part: DAY_PARTS, audience: AUDIENCES.map((one) => [one]) },
    rules: ITEM_FORM_RULES,
    input: itemInput,
    names: ITEM_NAMES,
    beside: { uuid: UUID, version: 1 },
    notTyped,
  }),
  formCase<VendorValues>({
    files: ['src/capabilities/day-of/screens/plan/vendor-dialog.tsx'],
    calls: { saveDayVendor: dayOfContract.saveDayVendor },
    values: {
      ...{ name: 'The Harbor Six', service: 'Band', arrivesAt: '16:00', part: 'DAY' },
      ...{ phone: '(518) 555-0110', place: 'Stage' },
    },
    choices: { part: DAY_PARTS },
    rules: VENDOR_FORM_RULES,
    input: vendorInput,
    names: VENDOR_NAMES,
    beside: { uuid: UUID, version: 1 },
    notTyped,
  }),
  formCase<HelperValues>({
    files: ['src/capabilities/day-of/screens/plan/helper-dialog.tsx'],
    calls: { addDayHelper: dayOfContract.addDayHelper },
    values: { name: 'Tess', rights: ['CHECK_IN'], ends: 'MORNING' },
    choices: { rights: HELPER_RIGHTS.map((right) => [right]), ends: LINK_ENDS },
    rules: HELPER_RULES,
    beside: { uuid: UUID },
    notTyped: { uuid: 'Made in the browser.' },
  }),
];
