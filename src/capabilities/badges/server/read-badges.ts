import { addDays, type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { findCardsByUuid } from '#capabilities/search/server/index.ts';
import { sortAwards, yearOfAward } from '#capabilities/storefronts/rules/badges.ts';
import { enterStorefront, listAwardsOf, timeZoneOf } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { BadgesOfListing, ShownAward } from '../contract.ts';
import { averageOf } from '../rules/badge-checks.data.ts';
import { BEST_OF_REVIEWS } from '../rules/best-of-checks.data.ts';
import { countedDays } from '../rules/counted-days.ts';
import { averageWords } from '../rules/figure-words.ts';
import type { StandingFacts } from '../rules/standing-facts.ts';
import { listDecidedYears, listReviewedYears, type ReviewedYear } from './awards/awards.store.ts';
import { findScope, listFacts } from './count/facts.store.ts';
import { findCount, findLastNight } from './count/nights.store.ts';
import { presentVerdicts } from './present-verdicts.ts';

type Deps = Pick<Platform, 'db' | 'clock'>;

/** As that night found it, or found now of what happened until then. */
async function factsOf({ db }: Deps, storefrontId: number, day: CalendarDate): Promise<StandingFacts> {
  const counted = await findCount(db, storefrontId, day);
  if (counted) return counted;
  const scope = await findScope(db, storefrontId);
  const found = (await listFacts(db, day, scope)).find(({ id }) => id === storefrontId);
  if (!found) throw new Error('A listing that was entered is gone.');
  return found.facts;
}

async function readAwards(
  { db }: Deps,
  storefrontId: number,
): Promise<Pick<BadgesOfListing, 'awards' | 'soClose'>> {
  const [held, reviewed, decided] = await Promise.all([
    listAwardsOf(db, storefrontId),
    listReviewedYears(db, storefrontId),
    listDecidedYears(db),
  ]);
  const ofYear = (year: number) => reviewed.find((row) => row.year === year);
  const awards = sortAwards(held.map(({ award }) => award)).map((award): ShownAward => {
    const year = yearOfAward(award);
    const found = ofYear(year);
    const average = found ? averageOf(found) : null;
    return { year, reviews: found?.reviews ?? 0, average: average === null ? null : averageWords(average) };
  });
  const last = ofYear(decided.at(-1) ?? 0);
  return { awards, soClose: last && isClose(last) ? { ...pickYear(last), of: BEST_OF_REVIEWS } : null };
}

const pickYear = ({ year, reviews }: ReviewedYear) => ({ year, reviews });

/** One or two reviews short, and good ones. */
function isClose(year: ReviewedYear): boolean {
  const short = BEST_OF_REVIEWS - year.reviews;
  return short >= 1 && short <= 2 && (averageOf(year) ?? 0) >= 4.5;
}

/** Every badge with its rule and the listing's own figures, for everybody who works there. */
export async function readBadges(
  deps: Deps,
  actor: SignedInActor,
  { uuid, day: asked }: { uuid: string; day?: string | undefined },
): Promise<Result<BadgesOfListing>> {
  const entered = await enterStorefront(deps.db, actor, uuid, 'read-leads');
  if (!entered.ok) return entered;
  const { storefront } = entered.value;
  const night = await findLastNight(deps.db);
  const newest = night?.day ?? addDays(calendarDateOf(deps.clock.now()), -1);
  const days = countedDays(newest);
  const day = asked === undefined ? newest : days.find((one) => one === asked);
  if (!day) {
    return fail('invalid_input', 'Please check the highlighted fields.', {
      fields: { day: 'Choose one of the days that were counted.' },
    });
  }
  const [facts, found, timeZone, [card]] = await Promise.all([
    factsOf(deps, storefront.id, day),
    readAwards(deps, storefront.id),
    timeZoneOf(deps.db, storefront.id),
    findCardsByUuid(deps, [uuid]),
  ]);
  return ok({
    storefrontUuid: uuid,
    name: storefront.name,
    isPublished: storefront.isPublished,
    ...{ day, days, countedAt: night?.countedAt.toISOString() ?? null, timeZone },
    verdicts: presentVerdicts(facts),
    card: card ?? null,
    ...found,
  });
}
