import { readTyped } from '#base/search-words.ts';
import { exactQuery, type LeadScope, nameQuery, nearQuery, readingsOf } from '../../rules/lead-lexemes.ts';

/** How a lead answers what was typed: by who they are, by anything that was said, with typing mistakes forgiven. */
export const LEAD_STAGES = ['names', 'anywhere', 'near'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

export type LeadWords = { storefrontId: number; name: string; seesContacts: boolean };

/** Words that one row of a lead has, in the language of the database's text search. */
export type WordsWanted = string;

type StageWanted = {
  /** All of these … */
  all: WordsWanted[];
  /** … and not all of these, which an earlier stage has found. */
  butNot: WordsWanted[];
};

/** What the leads of a stage have and those of the stages before have not. */
export function wantStage(
  { storefrontId, name, seesContacts }: LeadWords,
  stage: LeadStage,
  isRanked: boolean,
): StageWanted {
  // What was typed with an apostrophe is looked for without; words are kept in both ways.
  const words = readTyped(name).at(-1)?.words ?? [];
  const scopes: LeadScope[] = seesContacts ? ['open', 'contacts'] : ['open'];
  const wanted = words.map((_, index) => readingsOf(words, index));
  const anywhere = wanted.map((readings) => exactQuery(storefrontId, scopes, readings));
  const inNames = wanted.map((readings) => nameQuery(storefrontId, scopes, readings));
  const byNames = [inNames.map((each) => `(${each})`).join(' & ')];
  if (stage === 'names') return { all: byNames, butNot: [] };
  if (stage === 'anywhere') return { all: anywhere, butNot: isRanked ? byNames : [] };
  return { all: wanted.map((readings) => nearQuery(storefrontId, scopes, readings)), butNot: anywhere };
}
