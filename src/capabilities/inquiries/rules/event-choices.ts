import { EVENT_GROUPS, type EventGroupKey, eventTypesOf } from '#capabilities/taxonomy/rules/event-groups.ts';
import { optionLabel } from '#capabilities/taxonomy/rules/facet-label.ts';

export type EventChoice = { id: EventGroupKey; label: string; events: readonly string[] };

/** What an inquiry can be for: the event groups, each with the events of the facet that it stands for. */
export function eventChoices(): EventChoice[] {
  return EVENT_GROUPS.map(({ key, label }) => ({
    id: key,
    label,
    events: eventTypesOf([key]).map(optionLabel),
  }));
}

const NOTHING_CHOSEN = 'Choose everything you’d like them for.';

/** 'Ceremony · Reception': what the chosen groups mean, in the order of a wedding. */
export function chosenEventsText(choices: readonly EventChoice[], chosen: readonly string[]): string {
  const events = choices.filter(({ id }) => chosen.includes(id)).flatMap((choice) => choice.events);
  return events.length > 0 ? events.join(' · ') : NOTHING_CHOSEN;
}
