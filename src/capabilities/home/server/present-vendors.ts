import { paths } from '#app/rules/paths.ts';
import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import type { CountFree, FreeCount } from '#capabilities/search/server/index.ts';
import { TAXONOMY_KEYS, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { searchPath, VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import type { HomeAnswer } from '../contract.ts';
import { nearDay } from '../rules/day-words.ts';
import { type AskedVendor, type CategoryVendor, categoryVendor } from '../rules/vendor-tiles.ts';
import type { HomeFacts } from './home-facts.ts';

/** Out of memory, category by category. */
export async function readFreeCounts(
  countFree: CountFree,
  { day, citySlug }: { day: CalendarDate | null; citySlug: string | null },
): Promise<ReadonlyMap<TaxonomyKey, FreeCount>> {
  const counts = new Map<TaxonomyKey, FreeCount>();
  if (day === null || citySlug === null) return counts;
  for (const category of TAXONOMY_KEYS) {
    const count = await countFree({ category, citySlug, day });
    if (count) counts.set(category, count);
  }
  return counts;
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
  const { money, today, inquiries, free } = facts;
  const seesMoney = money !== null;
  if (state === 'BOOKED') {
    const cents = inquiries.find(({ uuid }) => uuid === vendor?.inquiryUuid)?.booking?.amountCents;
    const late = money?.nextPayments.find(({ isLate, title }) => isLate && title === vendor?.name);
    if (late) return `${late.label || 'A payment'} is late`;
    return seesMoney && cents ? formatCents(cents) : 'Booked';
  }
  if (state === 'OFFERED' && vendor?.offer) {
    const ends = vendor.offer.endsOn ? `ends ${nearDay(calendarDate(vendor.offer.endsOn), today)}` : 'offer';
    return seesMoney ? `${formatCents(vendor.offer.cents)} · ${ends}` : `Offer ${ends}`;
  }
  if (state === 'ASKED') return asked === 1 ? 'Waiting for an answer' : `${plural(asked, 'vendor')} asked`;
  const isFree = free.get(taxonomyKey)?.free ?? 0;
  return isFree > 0 ? `${formatCount(isFree)} free on your date` : 'See who’s near';
}

export function presentVendors(facts: HomeFacts): HomeAnswer['vendors'] {
  const { row } = facts;
  return TAXONOMY_KEYS.map((taxonomyKey) => {
    const category = vendorsOf(facts, taxonomyKey);
    const { state, vendor } = category;
    const search = row.citySlug ? searchPath(row.citySlug, taxonomyKey) : VENDORS_PATH;
    const isLate = facts.money?.nextPayments.some(({ isLate, title }) => isLate && title === vendor?.name);
    return {
      ...{ taxonomyKey, state, name: vendor?.name ?? null, imageId: vendor?.imageId ?? null },
      detail: detailOf(facts, taxonomyKey, category),
      isUrgent: state === 'BOOKED' && (isLate ?? false),
      href: vendor ? paths.thread(vendor.inquiryUuid) : search,
    };
  });
}
