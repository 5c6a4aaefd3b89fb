import type { Words } from '#base/phrase.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import { createTextWriter, type Line, type TextWriter } from '#base/text-writer.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Faq } from '../rules/faqs.ts';
import { suggestedFaqs } from '../rules/suggested-faqs.ts';
import { VOICES } from './voices.ts';

export type StorefrontTexts = { description: string; pros: string[]; cons: string[]; faqs: Faq[] };

function writeLines(writer: TextWriter, lines: readonly Line[], count: number): string[] {
  return Array.from({ length: count }, () => writer.write(lines)).filter((line) => line !== undefined);
}

/** Everything a listing says about itself; the fuller its effort, the more of it. */
export function writeTexts(
  random: SeededRandom,
  category: TaxonomyKey,
  { words, traits, effort }: { words: Words; traits: ReadonlySet<string>; effort: number },
): StorefrontTexts {
  const voice = VOICES[category];
  const writer = createTextWriter(random, words, { traits });
  const paragraph = (...parts: [readonly Line[], number][]) =>
    parts.flatMap(([lines, count]) => writeLines(writer, lines, count)).join(' ');
  const paragraphs = [
    paragraph([voice.openings, effort > 0.4 ? random.int(2, 3) : 2]),
    paragraph([voice.crafts, effort > 0.4 ? random.int(2, 3) : 1]),
    paragraph([voice.offers, random.int(1, 2)], [voice.closings, 1]),
  ];
  return {
    description: paragraphs.filter((text) => text !== '').join('\n\n'),
    pros: writeLines(writer, voice.pros, random.int(2, 4)),
    cons: writeLines(writer, voice.cons, random.int(0, 2)),
    faqs: writeFaqs(random, writer, category, effort),
  };
}

function writeFaqs(random: SeededRandom, writer: TextWriter, category: TaxonomyKey, effort: number): Faq[] {
  const suggested = suggestedFaqs(category);
  const required = suggested.filter(({ isRequired }) => isRequired);
  const further = suggested.filter(({ isRequired }) => !isRequired);
  const asked = [...required, ...random.sample(further, Math.round(effort * Math.min(further.length, 5)))];
  return asked.flatMap(({ key, question }) => {
    const answer = writer.write(VOICES[category].answers[key] ?? []);
    return answer === undefined ? [] : [{ key, question, answer }];
  });
}
