export const SCORE_KEYS = ['quality', 'communication', 'value', 'professionalism', 'flexibility'] as const;
export type ScoreKey = (typeof SCORE_KEYS)[number];
export type ReviewScores = Record<ScoreKey, number>;

export const SCORE_LABELS: Readonly<Record<ScoreKey, string>> = {
  quality: 'Quality',
  communication: 'Communication',
  value: 'Value',
  professionalism: 'Professionalism',
  flexibility: 'Flexibility',
};

export const SHORTEST_REVIEW = 50;
export const LONGEST_REVIEW = 5000;
export const MOST_REVIEW_PICTURES = 10;

/** The whole stars a review shows: the average of its five scores. */
export function overallRating(scores: ReviewScores): number {
  const sum = SCORE_KEYS.reduce((total, key) => total + scores[key], 0);
  return Math.round(sum / SCORE_KEYS.length);
}

/** Rounded to a tenth, as cards and pages show it; undefined without reviews. */
export function averageRating(ratingSum: number, reviewsCount: number): number | undefined {
  if (reviewsCount === 0) return undefined;
  return Math.round((ratingSum / reviewsCount) * 10) / 10;
}
