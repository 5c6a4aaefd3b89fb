import { describe, expect, it } from 'vitest';
import { writePhrase } from '#base/phrase.ts';
import { seededRandom } from '#base/seeded-random.ts';
import type { Line } from '#base/text-writer.ts';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { suggestedFaqs } from '../rules/suggested-faqs.ts';
import { venuesVoice } from './voices/venues.data.ts';
import { VOICES } from './voices.ts';
import { writeTexts } from './write-texts.ts';

const WORDS = {
  name: 'Fern & Sparrow',
  owner: 'Ruth',
  ownerLast: 'Calder',
  city: 'Hudson',
  state: 'New York',
  market: 'Albany',
  years: '14',
  weddings: '22',
  guests: '150',
  price: '$3,200',
};
const CHARACTER_TRAITS = [
  'tier-1',
  'tier-2',
  'tier-3',
  'tier-4',
  'urban',
  'suburban',
  'rural',
  'young',
  'seasoned',
];
const CATEGORIES = MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => taxonomyKey);
const SEEDS = Array.from({ length: 12 }, (_, index) => index);

const textOf = (line: Line) => (typeof line === 'string' ? line : line.text);
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 25);

function linesOf(category: TaxonomyKey): Line[] {
  const { names, openings, crafts, offers, closings, pros, cons, answers } = VOICES[category];
  const rooms =
    category === 'wedding-venues'
      ? [...venuesVoice.spaces, ...venuesVoice.menus].flatMap(({ lines }) => lines)
      : [];
  return [
    ...names,
    ...openings,
    ...crafts,
    ...offers,
    ...closings,
    ...pros,
    ...cons,
    ...Object.values(answers).flat(),
    ...rooms,
  ];
}

function describeBusiness(category: TaxonomyKey, seed: number) {
  const random = seededRandom('voices', category, seed);
  const options = facetRootsOf(category).flatMap((root) => random.sample(root.options, 2));
  const traits = new Set([...options.map(({ key }) => key), random.pick(CHARACTER_TRAITS)]);
  return writeTexts(random, category, { words: WORDS, traits, effort: 0.8 });
}

describe.each(CATEGORIES)('the voice of %s', (category) => {
  it('writes out every line, whatever chance says', () => {
    for (const line of linesOf(category)) {
      for (const seed of SEEDS) {
        const text = writePhrase(textOf(line), seededRandom('line', seed), WORDS);
        expect(text).not.toMatch(/[{}<>|]|\s{2}|\s[,.;]|\b(\w{4,})\s+\1\b/);
        expect(text).not.toMatch(
          /https?:|www\.|@|lorem|your special day|nestled|dream wedding|unforgettable/i,
        );
      }
    }
  });

  it('speaks only of traits there are', () => {
    const known = new Set([
      ...facetRootsOf(category).flatMap(({ options }) => options.map(({ key }) => key)),
      ...CHARACTER_TRAITS,
    ]);
    const named = linesOf(category).flatMap((line) => (typeof line === 'string' ? [] : [line.when]));
    expect(named.filter((trait) => !known.has(trait))).toEqual([]);
  });

  it('answers every suggested question', () => {
    const unanswered = suggestedFaqs(category).filter(
      ({ key }) => (VOICES[category].answers[key] ?? []).length < 5,
    );
    expect(unanswered.map(({ key }) => key)).toEqual([]);
  });

  it('has names that fit, and many of them', () => {
    const names = Array.from({ length: 600 }, (_, seed) => {
      const random = seededRandom('names', category, seed);
      return writePhrase(random.pick(VOICES[category].names), random, WORDS);
    });
    expect(names.filter((name) => name.length > 60)).toEqual([]);
    expect(new Set(names).size).toBeGreaterThan(250);
  });

  it('never says the same sentence twice on one page', () => {
    for (const seed of SEEDS) {
      const { description, faqs } = describeBusiness(category, seed);
      const sentences = sentencesOf([description, ...faqs.map(({ answer }) => answer)].join(' '));
      expect(sentences.length).toBeGreaterThan(5);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it('lets ten businesses side by side sound apart', () => {
    const pages = SEEDS.slice(0, 10).map(
      (seed) => new Set(sentencesOf(describeBusiness(category, seed).description)),
    );
    const all = pages.flatMap((page) => [...page]);
    expect(new Set(all).size / all.length).toBeGreaterThan(0.7);
  });
});
