import type { CheckKey } from '../../rules/publication-checks.ts';

/** What each check looks for, and what it means where it finds something. */
export const CHECK_WORDS: Readonly<Record<CheckKey, { title: string; passed: string; failed: string }>> = {
  contact: {
    title: 'Contact details',
    passed: 'No phone numbers, addresses, or links in the text',
    failed: 'Contact details',
  },
  names: {
    title: 'Other services',
    passed: 'No names of other services',
    failed: 'Other services',
  },
  'same-text': {
    title: 'Description',
    passed: 'No other listing has this text',
    failed: 'Same text',
  },
  'same-pictures': {
    title: 'Photos',
    passed: 'No other listing has these photos',
    failed: 'Same photos',
  },
};
