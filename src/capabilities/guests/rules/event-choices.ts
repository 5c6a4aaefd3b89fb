import type { EventType } from '#capabilities/taxonomy/rules/event-groups.ts';

/** In the order of a wedding. */
export const EVENT_KINDS = [
  'engagement-party',
  'shower-or-pre-party',
  'rehearsal-or-welcome',
  'ceremony',
  'reception',
  'brunch-or-after-party',
  'elopement',
  'other-event',
] as const satisfies readonly EventType[];

export const EVENT_KIND_LABELS: Readonly<Record<EventType, string>> = {
  'engagement-party': 'Engagement party',
  'shower-or-pre-party': 'Shower or pre-party',
  'rehearsal-or-welcome': 'Rehearsal or welcome',
  ceremony: 'Ceremony',
  reception: 'Reception',
  'brunch-or-after-party': 'Brunch or after-party',
  elopement: 'Elopement',
  'other-event': 'Something else',
};

/** What is eaten: nothing that is asked about, one dish each, or whatever is on the table. */
export const EVENT_MEALS = ['NONE', 'CHOICE', 'BUFFET'] as const;
export type EventMeals = (typeof EVENT_MEALS)[number];

export const EVENT_MEAL_LABELS: Readonly<Record<EventMeals, string>> = {
  NONE: 'Nothing to choose',
  CHOICE: 'Guests choose a dish',
  BUFFET: 'Buffet or family style',
};

export const MEAL_EATERS = ['ALL', 'ADULT', 'CHILD'] as const;
export type MealEaters = (typeof MEAL_EATERS)[number];

export const MEAL_EATER_LABELS: Readonly<Record<MealEaters, string>> = {
  ALL: 'Everyone',
  ADULT: 'Adults',
  CHILD: 'Children',
};
