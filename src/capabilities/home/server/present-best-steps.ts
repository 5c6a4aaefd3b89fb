import { daysBetween, parseCalendarDate } from '#base/calendar-date.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { MOST_OWNERS } from '#capabilities/weddings/rules/member-roles.ts';
import type { HomeAnswer } from '../contract.ts';
import { type BestStepFacts, bestSteps } from '../rules/best-steps.ts';
import type { HomeFacts } from './home-facts.ts';
import { dayAhead, vendorsOf } from './present-vendors.ts';

function partnerOf({ row }: HomeFacts): BestStepFacts['partner'] {
  const owners = (row.members ?? []).filter(({ role }) => role === 'OWNER').length;
  if (owners >= MOST_OWNERS) return 'joined';
  return row.isPartnerInvited ? 'invited' : 'missing';
}

function websiteOf({ row: { websiteState } }: HomeFacts): BestStepFacts['website'] {
  return websiteState === null || websiteState === 'FORGOTTEN' ? 'NONE' : websiteState;
}

function missingOf(facts: HomeFacts): BestStepFacts['missing'] {
  const { money, free } = facts;
  return TAXONOMY_KEYS.flatMap((taxonomyKey) => {
    const { state, asked } = vendorsOf(facts, taxonomyKey);
    // Who offers is found, and wants an answer rather than company.
    if (state === 'BOOKED' || state === 'OFFERED' || money?.covered.includes(taxonomyKey)) return [];
    const plannedCents = money?.plannedByCategory[taxonomyKey] ?? null;
    return [{ taxonomyKey, plannedCents, near: free.get(taxonomyKey) ?? null, asked }];
  });
}

export function presentBestSteps(
  facts: HomeFacts,
  { stage, daysLeft }: Pick<BestStepFacts, 'stage' | 'daysLeft'>,
): HomeAnswer['bestSteps'] {
  const { row, member, heads, today } = facts;
  const closesOn = heads?.closesOn ? parseCalendarDate(heads.closesOn) : undefined;
  const steps = bestSteps({
    ...{ stage, daysLeft, allowed: member.allowed, partner: partnerOf(facts), missing: missingOf(facts) },
    ...{
      placeName: row.cityName,
      placeSlug: row.citySlug,
      weddingDay: dayAhead(facts),
      hasTotal: row.budgetCents !== null,
    },
    website: websiteOf(facts),
    guests: heads?.people ?? 0,
    withoutAddress: heads?.withoutAddress ?? 0,
    waiting: heads?.waiting ?? 0,
    repliesCloseIn: closesOn === undefined ? null : daysBetween(today, closesOn),
  });
  return steps.map((step) => ({ ...step, taxonomyKey: step.taxonomyKey ?? null }));
}
