import type { Wedding, WeddingContext, WeddingMember } from '../contract.ts';
import { coupleDisplayName, hasEmptyOrPlaceholderNames } from '../rules/couple-names.ts';
import { weddingZone } from '../rules/wedding-day.ts';
import type { Membership } from './policy.ts';
import type { LocationRow, MemberRow, WeddingView } from './store.ts';

type Reader = Pick<Membership, 'role' | 'allowed'>;

export function presentWedding({ wedding, city }: WeddingView, { role, allowed }: Reader): Wedding {
  return {
    uuid: wedding.id,
    primaryFirstName: wedding.primaryFirstName,
    primaryLastName: wedding.primaryLastName,
    partnerFirstName: wedding.partnerFirstName,
    partnerLastName: wedding.partnerLastName,
    coupleNames: coupleDisplayName(wedding),
    emptyOrPlaceholderCoupleNames: hasEmptyOrPlaceholderNames(wedding),
    weddingDate: wedding.weddingDate,
    dateStatus: wedding.dateStatus,
    city,
    location: wedding.location,
    guestCount: wedding.guestCount,
    budgetCents: allowed.includes('see-budget') ? wedding.budgetCents : null,
    planningStage: wedding.planningStage,
    onboardedAt: wedding.onboardedAt?.toISOString() ?? null,
    createdAt: wedding.createdAt.toISOString(),
    updatedAt: wedding.updatedAt.toISOString(),
    version: wedding.version,
    role,
    allowed: [...allowed],
    moneyRights: allowed.includes('manage-members')
      ? { plannerMoney: wedding.plannerMoney, familyMoney: wedding.familyMoney }
      : null,
  };
}

/** A member as another member sees them: addresses only where members are managed. */
export function presentMember(row: MemberRow, viewer: Membership): WeddingMember {
  const manages = viewer.allowed.includes('manage-members');
  return {
    userUuid: row.userId,
    firstName: row.firstName || row.displayName,
    lastName: row.lastName,
    email: manages || row.userId === viewer.userId ? row.email : null,
    role: row.role,
    joinedAt: row.joinedAt.toISOString(),
    isYou: row.userId === viewer.userId,
    invitationUuid: manages ? row.invitationId : null,
  };
}

export function presentContext(
  { wedding, city }: WeddingView,
  { role, allowed }: Reader,
  locations: LocationRow[],
): WeddingContext {
  return {
    wedding_uuid: wedding.id,
    role,
    allowed: [...allowed],
    wedding_date: wedding.weddingDate,
    time_zone: weddingZone(city),
    wedding_location_history: locations.map((row) => ({
      city_id: row.cityId,
      location: row.location,
      slug: row.slug,
      recorded_at: row.recordedAt.toISOString(),
    })),
    primary_first_name: wedding.primaryFirstName,
    primary_last_name: wedding.primaryLastName,
    partner_first_name: wedding.partnerFirstName,
    partner_last_name: wedding.partnerLastName,
    empty_or_placeholder_couple_names: hasEmptyOrPlaceholderNames(wedding),
  };
}
