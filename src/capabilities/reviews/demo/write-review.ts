import type { Words } from '#base/phrase.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import type { Line, TextWriter } from '#base/text-writer.ts';
import { SHORTEST_REVIEW } from '../rules/review-scores.ts';
import type { ReviewVoice } from './review-voice.ts';

export type Mood = 'delighted' | 'happy' | 'mixed' | 'unhappy';

export function moodOf(rating: number): Mood {
  if (rating >= 5) return 'delighted';
  if (rating === 4) return 'happy';
  return rating === 3 ? 'mixed' : 'unhappy';
}

/** Which lines a review of this mood is made of, in the order people tell it. */
function outline(random: SeededRandom, voice: ReviewVoice, mood: Mood): (readonly Line[])[] {
  const { beginnings, praises, moments, quibbles, complaints, endings } = voice;
  const begins = random.chance(0.6) ? [beginnings] : [];
  switch (mood) {
    case 'delighted':
      return [
        ...begins,
        praises,
        ...(random.chance(0.7) ? [moments] : [praises]),
        ...(random.chance(0.6) ? [endings.happy] : []),
      ];
    case 'happy':
      return [...begins, praises, quibbles, ...(random.chance(0.7) ? [endings.happy] : [moments])];
    case 'mixed':
      return [...begins, praises, complaints, ...(random.chance(0.5) ? [quibbles] : [])];
    case 'unhappy':
      return [...begins, complaints, complaints, endings.unhappy];
  }
}

/** One review in the words of its category; the writer sees to it that no sentence stands twice on the page. */
export function writeReview(
  random: SeededRandom,
  writer: TextWriter,
  { voice, mood, words }: { voice: ReviewVoice; mood: Mood; words: Words },
): { title: string; text: string } | undefined {
  const title = writer.write(voice.titles[mood], words);
  const lines = outline(random, voice, mood)
    .map((choices) => writer.write(choices, words))
    .filter((line) => line !== undefined);
  const text = lines.join(' ');
  if (title === undefined || text.length < SHORTEST_REVIEW) return undefined;
  return { title, text };
}

export function writeReply(
  writer: TextWriter,
  { voice, mood, words }: { voice: ReviewVoice; mood: Mood; words: Words },
): string | undefined {
  return writer.write(mood === 'delighted' || mood === 'happy' ? voice.thanks : voice.apologies, words);
}
