import { datePartsOf } from '#base/calendar-date.ts';
import { plural } from '#base/text.ts';
import { BADGES } from '#capabilities/storefronts/rules/badges.ts';
import type { ShownVerdict } from '../contract.ts';
import { BADGE_TEXTS, BEST_OF_RULE } from '../rules/badge-texts.data.ts';
import { daysLeftInYear, judgeBadge, judgeBestOf, type Verdict } from '../rules/judge-standing.ts';
import { missingForBadge, missingForBestOf } from '../rules/missing-words.ts';
import type { StandingFacts } from '../rules/standing-facts.ts';

const notYet = ({ met, checks }: Verdict) => `Not yet, ${met} of ${checks.length}`;

/** The award of a year that still goes on: nothing is earned before its end. */
function presentBestOf(facts: StandingFacts): ShownVerdict {
  const verdict = judgeBestOf(facts);
  const left = `${plural(daysLeftInYear(facts), 'day')} left`;
  const texts = { earned: `On track, ${left}`, 'on track': `On track, ${left}`, 'not yet': notYet(verdict) };
  return {
    ...verdict,
    key: 'BEST_OF',
    title: `Best of ${datePartsOf(facts.day).year}`,
    rule: BEST_OF_RULE,
    standing: verdict.standing === 'earned' ? 'on track' : verdict.standing,
    standingText: texts[verdict.standing],
    missing: missingForBestOf(facts),
  };
}

/** By rank, the award of the year behind the first. */
export function presentVerdicts(facts: StandingFacts): ShownVerdict[] {
  const badges = BADGES.map((badge): ShownVerdict => {
    const verdict = judgeBadge(badge, facts);
    const { title, rule } = BADGE_TEXTS[badge];
    return {
      ...{ ...verdict, key: badge, title, rule, missing: missingForBadge(badge, facts) },
      standingText: verdict.standing === 'earned' ? 'Earned' : notYet(verdict),
    };
  });
  return badges.toSpliced(1, 0, presentBestOf(facts));
}
