import { PART_POINTS, SCORE_PARTS, type ScorePart } from '#capabilities/search/rules/score-parts.ts';

/** What each part is called, and what earns its points. */
export const PART_WORDS: Readonly<Record<ScorePart, { label: string; meaning: string }>> = {
  date: {
    label: 'Your date',
    meaning: 'The calendar shows that the day you asked for is free. Counts once you name a date.',
  },
  place: {
    label: 'Distance',
    meaning: 'How near they are to the place you search in. Counts in a city, a town or near you.',
  },
  budget: {
    label: 'Budget',
    meaning: 'How well their prices fit the range you set. Counts once you set a range.',
  },
  reviews: {
    label: 'Reviews',
    meaning:
      'What couples say, weighed by how many have said it: three perfect reviews count less than fifty very good ones.',
  },
  completeness: {
    label: 'Complete listing',
    meaning: 'Photos, prices, descriptions and answers to the questions couples ask most.',
  },
  answers: {
    label: 'Answers couples',
    meaning: 'How often and how quickly they answer those who write to them.',
  },
  freshness: {
    label: 'Kept up to date',
    meaning: 'How recently they have looked after their listing and their calendar.',
  },
};

/** '18', '12.5' */
export function pointsText(points: number): string {
  return String(Math.round(points * 10) / 10);
}

/** In the order of the score's parts; null for what was not asked. */
export type RankPoints = readonly (number | null)[];

export type AskedPart = { key: ScorePart; label: string; points: number; of: number };

/** The parts that this search asked for; they add up to the score. */
export function askedParts(points: RankPoints): AskedPart[] {
  return SCORE_PARTS.flatMap((key, index) => {
    const part = points[index] ?? null;
    return part === null ? [] : [{ key, label: PART_WORDS[key].label, points: part, of: PART_POINTS[key] }];
  });
}
