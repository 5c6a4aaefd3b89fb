import { addDays, type CalendarDate } from '#base/calendar-date.ts';
import type { weddingLocationHistory, weddingMembers, weddings } from '../tables.ts';

/** Couples who are further than Maya and Jonah: about to marry, marrying today, married. One account each. */
export const FURTHER_WEDDINGS = [
  {
    email: 'almost@demo.example',
    weddingId: '5d1c7a52-6f0e-4c55-9b0a-3b6f2a9d4e11',
    names: ['Priya', 'Raman', 'Daniel', 'Cole'],
    daysAhead: 24,
  },
  {
    email: 'today@demo.example',
    weddingId: '5d1c7a52-6f0e-4c55-9b0a-3b6f2a9d4e12',
    names: ['Elena', 'Rossi', 'Marcus', 'Webb'],
    daysAhead: 0,
  },
  {
    email: 'married@demo.example',
    weddingId: '5d1c7a52-6f0e-4c55-9b0a-3b6f2a9d4e13',
    names: ['Grace', 'Kim', 'Owen', 'Hart'],
    daysAhead: -10,
  },
] as const;

export type FurtherWedding = (typeof FURTHER_WEDDINGS)[number];

type Seed = {
  today: CalendarDate;
  now: Date;
  city: { id: number; name: string; stateCode: string };
  userId: string;
};

const BEGUN_DAYS_AGO = 280;
const DAY_MS = 86_400_000;

export function furtherWedding(
  { weddingId, names, daysAhead }: FurtherWedding,
  { today, now, city, userId }: Seed,
): {
  wedding: typeof weddings.$inferInsert;
  member: typeof weddingMembers.$inferInsert;
  location: typeof weddingLocationHistory.$inferInsert;
} {
  const [primaryFirstName, primaryLastName, partnerFirstName, partnerLastName] = names;
  const begun = new Date(now.getTime() - BEGUN_DAYS_AGO * DAY_MS);
  return {
    wedding: {
      id: weddingId,
      primaryFirstName,
      primaryLastName,
      partnerFirstName,
      partnerLastName,
      weddingDate: addDays(today, daysAhead),
      dateStatus: 'SET',
      cityId: city.id,
      guestCount: 150,
      budgetCents: 4_600_000,
      planningStage: 'ALMOST_DONE',
      onboardedAt: begun,
      createdAt: begun,
      updatedAt: begun,
    },
    member: { weddingId, userId, role: 'OWNER', displayName: primaryFirstName, joinedAt: begun },
    location: {
      weddingId,
      cityId: city.id,
      location: `${city.name}, ${city.stateCode}`,
      recordedAt: begun,
    },
  };
}
