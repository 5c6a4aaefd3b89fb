import { addDays, type CalendarDate, dayOfWeek } from '#base/calendar-date.ts';
import type { weddingInvitations, weddingLocationHistory, weddingMembers, weddings } from './tables.ts';

export type DemoWeddingSeed = {
  today: CalendarDate;
  now: Date;
  city: { id: number; name: string; stateCode: string };
  coupleUserId: string;
  partnerUserId: string;
  partnerEmail: string;
  /** Maya’s mother helps. */
  familyUserId: string;
  familyEmail: string;
};

export const DEMO_CITY_SLUG = 'hudson-ny';

/** Maya’s and Jonah’s. */
export const DEMO_WEDDING_ID = '5d1c7a52-6f0e-4c55-9b0a-3b6f2a9d4e10';
const INVITATION_ID = '8a4b0c1e-2d3f-4a56-8b7c-9d0e1f2a3b4c';
const FAMILY_INVITATION_ID = '8a4b0c1e-2d3f-4a56-8b7c-9d0e1f2a3b4d';
const SATURDAY = 6;
const DAY_MS = 86_400_000;

type DemoWedding = {
  wedding: typeof weddings.$inferInsert;
  members: (typeof weddingMembers.$inferInsert)[];
  location: typeof weddingLocationHistory.$inferInsert;
  invitations: (typeof weddingInvitations.$inferInsert)[];
};

/** The first Saturday at least 300 days ahead. */
function demoWeddingDate(today: CalendarDate): CalendarDate {
  const earliest = addDays(today, 300);
  return addDays(earliest, SATURDAY - dayOfWeek(earliest));
}

/** The wedding of couple@demo.example and partner@demo.example. */
export function demoWedding(seed: DemoWeddingSeed): DemoWedding {
  const { today, now, city, coupleUserId, partnerUserId, partnerEmail, familyUserId, familyEmail } = seed;
  const begun = new Date(now.getTime() - 40 * DAY_MS);
  const joined = new Date(now.getTime() - 39 * DAY_MS);
  const familyJoined = new Date(now.getTime() - 30 * DAY_MS);
  const invitation = {
    weddingId: DEMO_WEDDING_ID,
    status: 'ACCEPTED' as const,
    invitedBy: coupleUserId,
    sentAt: begun,
    expiresAt: new Date(begun.getTime() + 14 * DAY_MS),
  };
  return {
    wedding: {
      id: DEMO_WEDDING_ID,
      primaryFirstName: 'Maya',
      primaryLastName: 'Ellis',
      partnerFirstName: 'Jonah',
      partnerLastName: 'Park',
      weddingDate: demoWeddingDate(today),
      dateStatus: 'SET',
      cityId: city.id,
      guestCount: 120,
      budgetCents: 3_800_000,
      planningStage: 'PLANNING_NO_VENUE_BOOKED',
      onboardedAt: begun,
      createdAt: begun,
      updatedAt: joined,
    },
    members: [
      {
        weddingId: DEMO_WEDDING_ID,
        userId: coupleUserId,
        role: 'OWNER',
        displayName: 'Maya',
        joinedAt: begun,
      },
      {
        weddingId: DEMO_WEDDING_ID,
        userId: partnerUserId,
        role: 'OWNER',
        displayName: 'Jonah',
        joinedAt: joined,
      },
      {
        weddingId: DEMO_WEDDING_ID,
        userId: familyUserId,
        role: 'FAMILY',
        displayName: 'Lena',
        joinedAt: familyJoined,
      },
    ],
    location: {
      weddingId: DEMO_WEDDING_ID,
      cityId: city.id,
      location: `${city.name}, ${city.stateCode}`,
      recordedAt: begun,
    },
    invitations: [
      {
        ...invitation,
        id: INVITATION_ID,
        email: partnerEmail.toLowerCase(),
        firstName: 'Jonah',
        role: 'PARTNER',
        // Not a hash, so no token opens it.
        tokenHash: 'demo-partner',
        answeredAt: joined,
        acceptedBy: partnerUserId,
      },
      {
        ...invitation,
        id: FAMILY_INVITATION_ID,
        email: familyEmail.toLowerCase(),
        firstName: 'Lena',
        role: 'FAMILY',
        tokenHash: 'demo-family',
        answeredAt: familyJoined,
        acceptedBy: familyUserId,
      },
    ],
  };
}
