import { singleKeysOf } from '#app/single-keys.ts';

/** The keys of the inbox, in the order its help lists them. */
export const SHORTCUTS = [
  { id: 'next', key: 'j', label: 'Next lead' },
  { id: 'previous', key: 'k', label: 'Previous lead' },
  { id: 'open', key: 'Enter', label: 'Open the lead' },
  { id: 'reply', key: 'r', label: 'Write a reply' },
  { id: 'end', key: 'd', label: 'Decline or close' },
  { id: 'book', key: 'b', label: 'Mark as booked' },
  { id: 'snooze', key: 's', label: 'Snooze' },
  { id: 'select', key: 'x', label: 'Select the lead' },
  { id: 'undo', key: 'z', label: 'Undo the last step' },
  { id: 'search', key: '/', label: 'Search leads' },
  { id: 'help', key: '?', label: 'Show this list' },
] as const;

/** Enter is the browser's own, since rows are links. */
export type ShortcutId = Exclude<(typeof SHORTCUTS)[number]['id'], 'open'>;

export const leadKeys = singleKeysOf('lead_shortcuts');
