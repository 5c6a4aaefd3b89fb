import type { CalendarDate } from '#base/calendar-date.ts';
import type { PlanningStage } from '#capabilities/weddings/rules/planning-stages.ts';

export type DemoPlace = {
  cityId: number;
  city: string;
  stateCode: string;
  marketId: number;
  lat: number;
  lon: number;
};

/** A couple of the demo world in the middle of planning. */
export type DemoCouple = {
  weddingId: string;
  /** Who have an account; the first writes to vendors. */
  people: readonly { id: string; firstName: string; email: string }[];
  isPhoneVerified: boolean;
  partnerFirstName: string;
  weddingDate: CalendarDate | null;
  place: DemoPlace;
  guestCount: number;
  budgetCents: number;
  planningStage: PlanningStage;
  createdAt: Date;
};
