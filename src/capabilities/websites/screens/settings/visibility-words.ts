import type { Website } from '../../contract/editor.contract.ts';
import type { PageVisibility } from '../../rules/privacy/site-privacy.ts';

/** Who may read a page, in words. A page can be stricter than its site, never more open. */
export const VISIBILITY_CHOICES: readonly { id: PageVisibility; label: string; description: string }[] = [
  { id: 'EVERYONE', label: 'Everyone who can read the site', description: 'The usual.' },
  {
    id: 'PASSCODE',
    label: 'Those with a passcode of its own',
    description: 'Asked for on this page, whatever opened the site.',
  },
  {
    id: 'INVITED',
    label: 'Invited guests, by their own link',
    description: 'To everyone else it isn’t there, not even its name.',
  },
  { id: 'HIDDEN', label: 'Nobody for now', description: 'Out of sight until you change it back.' },
];

/** What a list says of a page. */
export function visibilityText(
  { visibility, eventIds }: Website['pages'][number]['privacy'],
  events: Website['events'],
): string {
  if (visibility === 'EVERYONE') return 'Everyone who can read the site';
  if (visibility === 'PASSCODE') return 'Has its own passcode';
  if (visibility === 'HIDDEN') return 'Hidden';
  const names = events.filter(({ id }) => eventIds.includes(id)).map(({ name }) => name);
  return names.length > 0 ? `Invited to ${names.join(', ')}` : 'Invited guests only';
}
