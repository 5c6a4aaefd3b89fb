import { describe, expect, it } from 'vitest';
import { EVENT_GROUPS, eventTypesOf, isEventGroupKey } from './event-groups.ts';
import { findFacetRoot } from './facet-lookup.ts';

describe('event groups', () => {
  it('are the six of the specification', () => {
    expect(EVENT_GROUPS.map((group) => group.label)).toEqual([
      'Engagement',
      'Pre-Wedding',
      'Day Of',
      'Post-Wedding',
      'Elopement',
      'Other',
    ]);
  });

  it('hold every event type exactly once', () => {
    const types = EVENT_GROUPS.flatMap((group) => group.eventTypes);
    expect(types).toEqual(findFacetRoot('event-types')?.options.map((option) => option.key));
  });

  it('map to the event types of the facet', () => {
    expect(eventTypesOf(['day-of', 'engagement'])).toEqual(['engagement-party', 'ceremony', 'reception']);
    expect(eventTypesOf([])).toEqual([]);
    expect(isEventGroupKey('day-of')).toBe(true);
    expect(isEventGroupKey('Day Of')).toBe(false);
  });
});
