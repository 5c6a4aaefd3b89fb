import { SPACE_SETTINGS } from '#capabilities/storefronts/rules/venue-spaces.ts';
import type { EditorField, ListField } from './editor-field.ts';

/** The most people a place is believed to hold. */
const MOST_PEOPLE = 100_000;

/** What one of several things is asked for. */
export const LIST_ITEMS: Readonly<Record<ListField['item'], readonly EditorField[]>> = {
  space: [
    { kind: 'text', name: 'name', label: 'Name', maxLength: 80, isRequired: true, isScreened: true },
    {
      kind: 'text',
      name: 'description',
      label: 'What it’s like',
      maxLength: 500,
      isLong: true,
      isScreened: true,
    },
    { kind: 'setting', name: 'setting', label: 'Setting' },
    { kind: 'count', name: 'seatedCapacity', label: 'Guests seated', max: MOST_PEOPLE },
    { kind: 'count', name: 'standingCapacity', label: 'Guests standing', max: MOST_PEOPLE },
  ],
  menu: [
    { kind: 'text', name: 'name', label: 'Name', maxLength: 80, isRequired: true, isScreened: true },
    {
      kind: 'text',
      name: 'description',
      label: 'What’s on it',
      maxLength: 500,
      isLong: true,
      isScreened: true,
    },
    { kind: 'money', name: 'pricePerPersonCents', label: 'Price per person', isRequired: true },
  ],
  faq: [
    { kind: 'text', name: 'key', label: 'Key', maxLength: 40 },
    { kind: 'text', name: 'question', label: 'Question', maxLength: 150, isRequired: true, isScreened: true },
    {
      kind: 'text',
      name: 'answer',
      label: 'Answer',
      maxLength: 1000,
      isLong: true,
      isScreened: true,
    },
  ],
};

export function isSpaceSetting(value: unknown): value is (typeof SPACE_SETTINGS)[number] {
  return SPACE_SETTINGS.some((setting) => setting === value);
}
