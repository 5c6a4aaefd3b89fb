import { plural } from '#base/text.ts';
import type { EventFinding, Finding, HouseholdFinding } from './report.ts';

const EVENTS: Readonly<Record<EventFinding, (name: string, over: number) => string>> = {
  NO_DISHES: (name) => `Guests should choose a dish for ${name}, and there’s none to choose.`,
  LAST_DAY_PAST: (name) => `The last day to answer for ${name} has passed. No one can reply.`,
  LAST_DAY_AFTER: (name) => `The last day to answer for ${name} is after the event.`,
  NO_DATE: (name) => `${name} has no date.`,
  OVER_CAPACITY: (name, over) => `${name} has ${plural(over, 'guest')} more than it has room for.`,
  NOBODY_INVITED: (name) => `No one is invited to ${name}.`,
  NO_TIME: (name) => `${name} has no start time.`,
  NO_PLACE: (name) => `${name} has no place.`,
  NO_LAST_DAY: (name) => `${name} has no last day to answer. Guests can reply until the day itself.`,
};

const HOUSEHOLDS: Readonly<Record<HouseholdFinding, (count: string) => string>> = {
  NOT_INVITED: (count) => `${count} on your invited list, but not invited to any event.`,
  UNREACHABLE: (count) => `${count} with no email, phone, or address.`,
  OTHER_LANGUAGE: (count) => `${count} in another language. Your own words stay in yours.`,
  OPEN_SEAT: (count) => `${count} with a guest who has no name yet. They’ll be asked for it.`,
};

/** What is wrong, in a sentence. */
export function findingWords(finding: Finding): string {
  if (finding.about === 'EVENT') return EVENTS[finding.kind](finding.event.name, finding.over);
  if (finding.about === 'HOUSEHOLDS')
    return HOUSEHOLDS[finding.kind](plural(finding.uuids.length, 'household'));
  if (finding.about === 'QUESTION')
    return finding.kind === 'NEVER_ASKED'
      ? `“${finding.question.label}” is never asked: its condition can’t be met.`
      : `“${finding.question.label}” is asked of no one on your list.`;
  return finding.kind === 'NOTHING_ASKED'
    ? 'No event asks for a reply.'
    : 'Your pages don’t say who guests can ask.';
}
