import { AWARDS, type AwardKey } from './badges.ts';

export type YearOfReviews = { count: number; ratingSum: number };

const FEWEST_REVIEWS = 7;
const LOWEST_AVERAGE = 4.5;

/** Best of a year: enough reviews of that year, and good ones. Answers and complaints are judged where they are known. */
export function earnedAwards(reviewsByYear: ReadonlyMap<number, YearOfReviews>): AwardKey[] {
  return AWARDS.filter((award) => {
    const year = reviewsByYear.get(Number(award.slice(-4)));
    return (
      year !== undefined && year.count >= FEWEST_REVIEWS && year.ratingSum / year.count >= LOWEST_AVERAGE
    );
  });
}
