import { paths } from '#app/rules/paths.ts';
import { type CalendarDate, calendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { CountFree, FreeCount } from '#capabilities/search/server/index.ts';
import { TAXONOMY_KEYS, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { HomeAnswer } from '../contract.ts';
import { nearDay } from '../rules/day-words.ts';
import { nearbyPath } from '../rules/vendor-steps.ts';
import {
  type AskedVendor,
  type CategoryVendor,
  categoryVendor,
  inStateOrder,
} from '../rules/vendor-tiles.ts';
import type { HomeFacts } from './home-facts.ts';

/** The day of the wedding while it is ahead. */
export function dayAhead({ row, today }: Pick<HomeFacts, 'row' | 'today'>): CalendarDate | null {
  const day = row.weddingDate === null ? undefined : parseCalendarDate(row.weddingDate);
  return day !== undefined && day >= today ? day : null;
}

/** Out of memory, for every category that somebody is still looked for in. */
export async function readFreeCounts(
  countFree: CountFree,
  facts: Omit<HomeFacts, 'free'>,
): Promise<ReadonlyMap<TaxonomyKey, FreeCount>> {
  const { row, money } = facts;
  const { citySlug } = row;
  const day = dayAhead(facts);
  if (day === null || citySlug === null) return new Map();
  const wanted = TAXONOMY_KEYS.filter((category) => {
    const { state } = vendorsOf(facts, category);
    return state !== 'BOOKED' && state !== 'OFFERED';
  });
  // At once: whether the rows in memory are the newest is then one question for all of them.
  const counts = await Promise.all(
    wanted.map(async (category) => {
      const upToCents = money?.plannedByCategory[category] ?? null;
      return { category, count: await countFree({ category, citySlug, day, upToCents }) };
    }),
  );
  return new Map(counts.flatMap(({ category, count }) => (count ? [[category, count] as const] : [])));
}

/** Who offers, was asked or is booked for a category; an offer that is over is none. */
export function vendorsOf(
  { inquiries, today }: Pick<HomeFacts, 'inquiries' | 'today'>,
  taxonomyKey: TaxonomyKey,
): CategoryVendor {
  const asked = inquiries
    .filter((inquiry) => inquiry.taxonomyKey === taxonomyKey)
    .map(({ uuid, vendorName, coverImageId, status, quote }): AskedVendor => {
      const holds = quote !== null && (quote.validUntil === null || quote.validUntil >= today);
      return {
        ...{ inquiryUuid: uuid, name: vendorName, imageId: coverImageId, isBooked: status === 'BOOKED' },
        offer: holds ? { cents: quote.amountCents, endsOn: quote.validUntil } : null,
      };
    });
  return categoryVendor(asked);
}

function detailOf(
  facts: HomeFacts,
  taxonomyKey: TaxonomyKey,
  { state, vendor, asked }: CategoryVendor,
): string {
  const { money, today, inquiries } = facts;
  const seesMoney = money !== null;
  if (state === 'BOOKED') {
    const cents = inquiries.find(({ uuid }) => uuid === vendor?.inquiryUuid)?.booking?.amountCents;
    const late = money?.nextPayments.find(({ isLate, title }) => isLate && title === vendor?.name);
    if (late) return `${late.label || 'A payment'} is late`;
    return seesMoney && cents ? formatCents(cents) : 'Booked';
  }
  if (state === 'OFFERED' && vendor?.offer) {
    const { cents, endsOn } = vendor.offer;
    const ends = endsOn ? `ends ${nearDay(calendarDate(endsOn), today)}` : 'offer';
    return cents === null ? `Offer ${ends}` : `${formatCents(cents)} · ${ends}`;
  }
  if (state === 'ASKED') return asked === 1 ? 'Waiting for an answer' : `${plural(asked, 'vendor')} asked`;
  const plannedCents = money?.plannedByCategory[taxonomyKey] ?? 0;
  return plannedCents > 0 ? `Plan ${formatCents(plannedCents)}` : '';
}

/** Few show a calendar in some places; then how many there are is all that is known. */
function nearOf({ free, row }: HomeFacts, taxonomyKey: TaxonomyKey): string {
  const count = free.get(taxonomyKey);
  if (count && count.free > 0) return `${formatCount(count.free)} free on your date`;
  if (count && count.near > 0 && row.cityName) return `${formatCount(count.near)} near ${row.cityName}`;
  if (count?.farther) return `Nearest ${plural(count.farther.nearestMiles, 'mile')} away`;
  if (!row.cityName) return 'Look around';
  return count ? 'Nobody near yet' : 'See who’s near';
}

export function presentVendors(facts: HomeFacts): HomeAnswer['vendors'] {
  const { row } = facts;
  const vendors = TAXONOMY_KEYS.map((taxonomyKey) => {
    const category = vendorsOf(facts, taxonomyKey);
    const { state, vendor } = category;
    const isLate = facts.money?.nextPayments.some(({ isLate, title }) => isLate && title === vendor?.name);
    return {
      ...{ taxonomyKey, state, name: vendor?.name ?? null, imageId: vendor?.imageId ?? null },
      detail: detailOf(facts, taxonomyKey, category),
      near: state === 'OPEN' ? nearOf(facts, taxonomyKey) : '',
      isUrgent: state === 'BOOKED' && (isLate ?? false),
      href: vendor
        ? paths.thread(vendor.inquiryUuid)
        : nearbyPath(
            { placeSlug: row.citySlug, weddingDay: dayAhead(facts) },
            taxonomyKey,
            facts.free.get(taxonomyKey),
          ),
    };
  });
  // Once the day has come nobody looks any more.
  const isOver = row.weddingDate !== null && row.weddingDate <= facts.today;
  return inStateOrder(vendors.filter(({ state }) => !isOver || state === 'BOOKED'));
}
