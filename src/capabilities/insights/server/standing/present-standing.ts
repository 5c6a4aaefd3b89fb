import { milesBetween } from '#capabilities/search/rules/distance.ts';
import { PART_POINTS } from '#capabilities/search/rules/score-parts.ts';
import { placeTenths } from '#capabilities/search/rules/score-storefront.ts';
import type { Standing } from '#capabilities/search/server/index.ts';
import type { DashboardStanding } from '../../contract.ts';
import { peerMedian } from '../../rules/median.ts';
import { type PartFacts, partReason } from '../../rules/part-reasons.ts';
import {
  type AnswerStats,
  answersGain,
  missingTenths,
  reviewsGain,
  STANDING_PARTS,
  type StandingPart,
} from '../../rules/score-gains.ts';
import type { PeerRow } from '../figures/peers.store.ts';
import type { ListingFacts } from './listing-facts.store.ts';

const MS_PER_DAY = 86_400_000;

export function answerStatsOf({
  received_count,
  answered_count,
  median_minutes,
}: ListingFacts): AnswerStats | null {
  if (received_count === null) return null;
  return { received: received_count, answered: answered_count ?? 0, medianMinutes: median_minutes };
}

export const reviewSumOf = ({ reviews_count, rating_sum }: ListingFacts) => ({
  count: reviews_count,
  ratingSum: rating_sum,
});

/** What each improvement would add, in tenths; nobody moves house for a place in a list. */
export function gainsOf(facts: ListingFacts): Record<StandingPart, number | null> {
  const { reviews_score, completeness_score, answers_score, freshness_score, askable } = facts;
  return {
    reviews: reviewsGain(reviewSumOf(facts), reviews_score ?? 0, askable),
    place: null,
    completeness: missingTenths('completeness', completeness_score ?? 0),
    answers: answersGain(answerStatsOf(facts), answers_score ?? 0),
    freshness: missingTenths('freshness', freshness_score ?? 0),
  };
}

type Known = {
  standing: Standing;
  facts: ListingFacts;
  peers: readonly PeerRow[];
  completePercent: number;
  now: Date;
};

function partFactsOf({ standing, facts, completePercent, now }: Known): PartFacts {
  return {
    reviews: reviewSumOf(facts),
    miles: milesBetween(standing.center, facts),
    city: facts.city_name,
    completePercent,
    answers: answerStatsOf(facts),
    daysSinceChange: (now.getTime() - facts.changed_at.getTime()) / MS_PER_DAY,
  };
}

/** Where the listing stands, what that is made of and what would change it. */
export function presentStanding(known: Known): DashboardStanding {
  const { standing, facts, peers } = known;
  const own: Record<StandingPart, number> = {
    reviews: facts.reviews_score ?? 0,
    place: standing.placeTenths,
    completeness: facts.completeness_score ?? 0,
    answers: facts.answers_score ?? 0,
    freshness: facts.freshness_score ?? 0,
  };
  const scores = peers.map(({ reviews, completeness, answers, freshness, lat, lon }) => ({
    reviews,
    completeness,
    answers,
    freshness,
    place: placeTenths(milesBetween(standing.center, { lat, lon })),
  }));
  const totalOf = (parts: Record<StandingPart, number>) =>
    STANDING_PARTS.reduce((sum, part) => sum + parts[part], 0);
  const gains = gainsOf(facts);
  const partFacts = partFactsOf(known);
  return {
    rank: standing.rank,
    of: standing.of,
    placeName: standing.placeName,
    citySlug: facts.city_slug,
    totalTenths: totalOf(own),
    ofTenths: STANDING_PARTS.reduce((sum, part) => sum + PART_POINTS[part] * 10, 0),
    medianTenths: peerMedian(scores.map(totalOf)),
    parts: STANDING_PARTS.map((key) => ({
      key,
      tenths: own[key],
      ofTenths: PART_POINTS[key] * 10,
      medianTenths: peerMedian(scores.map((score) => score[key])),
      why: partReason(key, partFacts),
      gainTenths: gains[key],
    })),
  };
}
