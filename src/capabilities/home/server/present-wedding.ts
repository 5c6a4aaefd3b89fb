import { daysBetween, parseCalendarDate } from '#base/calendar-date.ts';
import { coupleDisplayName } from '#capabilities/weddings/rules/couple-names.ts';
import { shownStage } from '#capabilities/weddings/rules/derived-stage.ts';
import type { HomeAnswer } from '../contract.ts';
import type { HomeFacts } from './home-facts.ts';

type HomeWedding = NonNullable<HomeAnswer['wedding']>;

function venueOf({ inquiries }: Pick<HomeFacts, 'inquiries'>): HomeWedding['venue'] {
  const booked = inquiries.find(
    ({ taxonomyKey, status }) => taxonomyKey === 'wedding-venues' && status === 'BOOKED',
  );
  return booked ? { name: booked.vendorName, imageId: booked.coverImageId } : null;
}

function stageOf(facts: HomeFacts): HomeWedding['stage'] {
  const { row, heads, inquiries, tasks, today } = facts;
  const day = row.weddingDate === null ? undefined : parseCalendarDate(row.weddingDate);
  return shownStage(row.planningStage, {
    hasDate: day !== undefined,
    daysLeft: day === undefined ? null : daysBetween(today, day),
    isVenueBooked: venueOf(facts) !== null,
    hasBegun: row.budgetCents !== null || (heads?.people ?? 0) > 0 || inquiries.length > 0,
    doneShare: tasks.all === 0 ? 0 : tasks.done / tasks.all,
  });
}

export function presentWedding(facts: HomeFacts): HomeWedding {
  const { row, member } = facts;
  const { cityName, stateCode, citySlug } = row;
  return {
    coupleNames: coupleDisplayName(row),
    weddingDate: row.weddingDate,
    city: cityName && stateCode && citySlug ? { name: cityName, stateCode, slug: citySlug } : null,
    venue: venueOf(facts),
    stage: stageOf(facts),
    isStageChosen: row.planningStage !== null,
    allowed: [...member.allowed],
    members: (row.members ?? []).map((one) => ({ ...one, isYou: one.userUuid === member.userId })),
  };
}
