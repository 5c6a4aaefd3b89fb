import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { FACET_ROOTS } from '#capabilities/taxonomy/rules/facets.ts';

/** What an inquiry asks about taste, by the facets of the trade. Those that feed a match reason are all among them. */
const QUESTIONS: Readonly<Record<TaxonomyKey, Readonly<Record<string, string>>>> = {
  'wedding-venues': { 'venue-atmosphere': 'What should it feel like?' },
  'wedding-photographers': {
    'photographer-style': 'Which pictures do you love?',
    'photographer-personality': 'Who would you like behind the camera?',
  },
  'wedding-videographers': { 'videographer-style': 'What kind of film do you have in mind?' },
  'wedding-catering': {
    'caterer-service-style': 'How would you like to eat?',
    'caterer-cuisine': 'What should be on the table?',
  },
  'wedding-florists': {
    'florist-style': 'Which flowers are yours?',
    'florist-ethics': 'What matters to you?',
  },
  'wedding-hair-makeup': { 'beauty-service': 'What do you need?' },
  'wedding-planners': { 'planner-service-level': 'How much help would you like?' },
  'wedding-bands-djs': { 'music-genres': 'What will you dance to?' },
  'wedding-cakes-desserts': { 'baker-products': 'What would you like to serve?' },
  'wedding-bar-services': { 'bar-service-type': 'What kind of bar?' },
};

export type StyleQuestion = {
  key: string;
  question: string;
  options: { id: number; label: string }[];
};

export function styleQuestionsOf(category: TaxonomyKey): StyleQuestion[] {
  return Object.entries(QUESTIONS[category]).map(([key, question]) => {
    const root = FACET_ROOTS.find((each) => each.key === key && each.category === category);
    if (!root) throw new Error(`There is no facet ${key} in ${category}.`);
    return { key, question, options: root.options.map(({ id, label }) => ({ id, label })) };
  });
}

/** Of some option ids those that this category asks about; an answer for one trade says nothing about another. */
export function askedOptions(category: TaxonomyKey, optionIds: readonly number[]): number[] {
  const asked = new Set(styleQuestionsOf(category).flatMap(({ options }) => options.map(({ id }) => id)));
  return [...new Set(optionIds)].filter((id) => asked.has(id));
}
