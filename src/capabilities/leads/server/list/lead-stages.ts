import { readTyped } from '#base/search-words.ts';
import { exactQuery, type LeadScope, nameQuery, nearQuery, readingsOf } from '../../rules/lead-lexemes.ts';

/** How a lead answers what was typed: by who they are, by anything that was said, with typing mistakes forgiven. */
export const LEAD_STAGES = ['names', 'anywhere', 'near'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

export type LeadListing = {
  storefrontId: number;
  /** Whether the reader may find leads by contact details that a connection has brought. */
  seesContacts: boolean;
};

export type LeadWords = { listings: readonly LeadListing[]; name: string };

/** Words that one row of a lead has, in the language of the database's text search. */
export type WordsWanted = string;

type StageWanted = {
  /** All of these … */
  all: WordsWanted[];
  /** … and not all of these, which an earlier stage has found. */
  butNot: WordsWanted[];
};

const OPEN_ONLY: readonly LeadScope[] = ['open'];
const EVERYWHERE: readonly LeadScope[] = ['open', 'contacts'];

/** What the leads of a stage have and those of the stages before have not. */
export function wantStage({ listings, name }: LeadWords, stage: LeadStage, isRanked: boolean): StageWanted {
  // What was typed with an apostrophe is looked for without; words are kept in both ways.
  const words = readTyped(name).at(-1)?.words ?? [];
  const wanted = words.map((_, index) => readingsOf(words, index));
  // Words belong to a business: in any of these.
  const inAny = (query: typeof nearQuery) =>
    wanted.map((readings) =>
      listings
        .map(({ storefrontId, seesContacts }) =>
          query(storefrontId, seesContacts ? EVERYWHERE : OPEN_ONLY, readings),
        )
        .join(' | '),
    );
  const anywhere = inAny(exactQuery);
  const inNames = inAny(nameQuery);
  const byNames = [inNames.map((each) => `(${each})`).join(' & ')];
  if (stage === 'names') return { all: byNames, butNot: [] };
  if (stage === 'anywhere') return { all: anywhere, butNot: isRanked ? byNames : [] };
  return { all: inAny(nearQuery), butNot: anywhere };
}
