import { fail } from '#base/result.ts';
import { MOST_FILTERS } from '../rules/filters/filter-rules.ts';
import { MOST_EVENTS, MOST_GUESTS, MOST_IN_HOUSEHOLD } from '../rules/guest-limits.ts';
import { MOST_SUGGESTIONS } from '../rules/suggestions/suggestion-rules.ts';
import { MOST_TAGS } from '../rules/tags/guest-tag.ts';

export function guestMissing() {
  return fail('guests.not_found', 'This is no longer on your guest list.');
}

export function changedMeanwhile() {
  return fail(
    'guests.changed_meanwhile',
    'Someone else just changed this household. Close it and open it again to see the latest.',
  );
}

export function householdFull() {
  return fail('guests.household_full', `A household can have up to ${MOST_IN_HOUSEHOLD} people.`);
}

export function listFull() {
  return fail(
    'guests.list_full',
    `A guest list can have up to ${MOST_GUESTS.toLocaleString('en-US')} people.`,
  );
}

export function eventMissing() {
  return fail('guests.not_found', 'This is no longer among your events.');
}

export function eventChangedMeanwhile() {
  return fail(
    'guests.changed_meanwhile',
    'Someone else just changed this event. Close it and open it again to see the latest.',
  );
}

export function eventsFull() {
  return fail('guests.events_full', `You can have up to ${MOST_EVENTS} events.`);
}

export function lastEvent() {
  return fail('guests.last_event', 'Your guest list needs at least one event.');
}

export function tagMissing() {
  return fail('guests.not_found', 'This is no longer among your tags.');
}

export function tagsFull() {
  return fail('guests.tags_full', `You can have up to ${MOST_TAGS} tags.`);
}

export function tagTaken(name: string) {
  const message = `You already have a tag called ${name}.`;
  return fail('guests.tag_taken', message, { fields: { name: message } });
}

export function filterMissing() {
  return fail('guests.not_found', 'This is no longer among your filters.');
}

export function filtersFull() {
  return fail('guests.filters_full', `You can keep up to ${MOST_FILTERS} filters.`);
}

export function filterTaken(name: string) {
  const message = `You already have a filter called ${name}.`;
  return fail('guests.filter_taken', message, { fields: { name: message } });
}

export function suggestionMissing() {
  return fail('guests.not_found', 'This suggestion is gone.');
}

export function suggestionsFull() {
  return fail(
    'guests.suggestions_full',
    `${MOST_SUGGESTIONS} suggestions wait to be looked at. Please try again when some are decided.`,
  );
}

export function suggestionDecided() {
  return fail('guests.suggestion_decided', 'Someone else just decided this suggestion.');
}

export function importUnreadable(message: string) {
  return fail('guests.import_unreadable', message);
}

export function importGone() {
  return fail(
    'guests.import_gone',
    'This import is gone. We keep a file for 24 hours, and the way back for 7 days.',
  );
}

export function importNotReady() {
  return fail('guests.import_not_ready', 'This import is at another step by now. Reload the page.');
}
