/** The options of the facet 'event-types'. */
export type EventType =
  | 'engagement-party'
  | 'shower-or-pre-party'
  | 'rehearsal-or-welcome'
  | 'ceremony'
  | 'reception'
  | 'brunch-or-after-party'
  | 'elopement'
  | 'other-event';

export type EventGroup = { key: string; label: string; eventTypes: readonly EventType[] };

/** What an inquiry asks about, in the order of a wedding. Every event type belongs to exactly one group. */
const table = [
  { key: 'engagement', label: 'Engagement', eventTypes: ['engagement-party'] },
  { key: 'pre-wedding', label: 'Pre-Wedding', eventTypes: ['shower-or-pre-party', 'rehearsal-or-welcome'] },
  { key: 'day-of', label: 'Day Of', eventTypes: ['ceremony', 'reception'] },
  { key: 'post-wedding', label: 'Post-Wedding', eventTypes: ['brunch-or-after-party'] },
  { key: 'elopement', label: 'Elopement', eventTypes: ['elopement'] },
  { key: 'other', label: 'Other', eventTypes: ['other-event'] },
] as const satisfies readonly EventGroup[];

export type EventGroupKey = (typeof table)[number]['key'];

export const EVENT_GROUPS: readonly (EventGroup & { key: EventGroupKey })[] = table;

export function isEventGroupKey(key: string): key is EventGroupKey {
  return EVENT_GROUPS.some((group) => group.key === key);
}

/** The facet options behind the chosen groups, in the order of a wedding. */
export function eventTypesOf(groups: readonly EventGroupKey[]): EventType[] {
  return EVENT_GROUPS.filter((group) => groups.includes(group.key)).flatMap((group) => group.eventTypes);
}
