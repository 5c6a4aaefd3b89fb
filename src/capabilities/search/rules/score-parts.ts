/** What a rank is made of. The first three answer the question asked; the others are known before it. */
export const SCORE_PARTS = [
  'date',
  'place',
  'budget',
  'reviews',
  'completeness',
  'answers',
  'freshness',
] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** The most each part can give; a hundred together. */
export const PART_POINTS: Readonly<Record<ScorePart, number>> = {
  date: 10,
  place: 20,
  budget: 10,
  reviews: 30,
  completeness: 12,
  answers: 12,
  freshness: 6,
};
