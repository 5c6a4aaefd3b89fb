import { readTyped } from '#base/search-words.ts';
import { exactQuery, type LeadScope, nearQuery } from '../rules/lead-lexemes.ts';

/** How a lead answers what was typed: by who they are, by anything that was said, with typing mistakes forgiven. */
export const LEAD_STAGES = ['names', 'anywhere', 'near'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

export type LeadWords = { storefrontId: number; name: string; seesContacts: boolean };

const hasWords = (condition: string) =>
  `exists (select from lead_search found where found.inquiry_uuid = inquiries.uuid and ${condition})`;

/** What narrows a list to the leads of one stage, without those of the stages before it. */
export function stageConditions(
  { storefrontId, name, seesContacts }: LeadWords,
  stage: LeadStage,
  { isRanked, bind }: { isRanked: boolean; bind: (value: unknown) => string },
): string[] {
  // What was typed with an apostrophe is looked for without; words are kept in both ways.
  const words = readTyped(name).at(-1)?.words ?? [];
  const scopes: LeadScope[] = seesContacts ? ['open', 'contacts'] : ['open'];
  const exact = words.map((word, index) =>
    exactQuery(storefrontId, scopes, word, index === words.length - 1),
  );
  const matches = (query: string) => `found.words @@ ${bind(query)}::tsquery`;
  const byNames = () =>
    hasWords(`found.seq = 0 and ${matches(exact.map((each) => `(${each})`).join(' & '))}`);
  const anywhere = () => exact.map((query) => hasWords(matches(query)));
  if (stage === 'names') return [byNames()];
  if (stage === 'anywhere') return isRanked ? [...anywhere(), `not ${byNames()}`] : anywhere();
  const near = words.map((word) => hasWords(matches(nearQuery(storefrontId, scopes, word))));
  return [...near, `not (${anywhere().join(' and ')})`];
}
