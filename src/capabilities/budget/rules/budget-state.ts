import type { BudgetCategoryKey } from './budget-categories.data.ts';
import type { BudgetSection } from './budget-sections.ts';
import type { HeadSource } from './head-sources.ts';

/** What people can change about a line. */
export type LineValues = {
  /** A line stands in a section, or below another line of that section; there is no third floor. */
  parentUuid: string | null;
  section: BudgetSection;
  categoryKey: BudgetCategoryKey | null;
  name: string;
  /** Any number between those of its neighbours. */
  position: number;
  /** For the whole, or a head where it is counted. */
  priceCents: number;
  countedBy: HeadSource | null;
  fixedCount: number | null;
  /** What somebody outside the marketplace asks and what was agreed with them; vendors from here bring their own. */
  vendorName: string;
  quotedCents: number | null;
  agreedCents: number | null;
  note: string;
  /** Who of the contributors pays for it. */
  payerUuid: string | null;
};

export type PaymentValues = {
  lineUuid: string;
  /** The booking it belongs to, where it came with one. */
  inquiryUuid: string | null;
  label: string;
  amountCents: number;
  dueOn: string | null;
  paidOn: string | null;
  payerUuid: string | null;
};

export type ContributorValues = { name: string; pledgedCents: number; note: string; position: number };

export const SEASONS = ['PEAK', 'OFF_PEAK'] as const;
export type Season = (typeof SEASONS)[number];

/** What would be otherwise; everything else is as in the plan. */
export type ScenarioChoices = {
  /** People invited. */
  guests: number | null;
  /** The day it would be on. No listing says what a single day costs, so it moves no figure by itself. */
  weddingDate: string | null;
  /** The venue's price at the other time of the year, as its own listing states both. */
  season: Season | null;
  /** Planned cents of single lines. */
  lines: Record<string, number>;
};

export type ScenarioValues = { name: string; choices: ScenarioChoices; position: number };

type Kept<Values> = Values & { uuid: string };
export type BudgetLine = Kept<LineValues>;
export type BudgetPayment = Kept<PaymentValues>;
export type BudgetContributor = Kept<ContributorValues>;
export type BudgetScenario = Kept<ScenarioValues>;

/** A vendor of the marketplace that offers or is booked for a line. It comes and goes with its inquiry. */
export type BudgetVendor = {
  inquiryUuid: string;
  lineUuid: string;
  name: string;
  isBooked: boolean;
  /** The newest offer that still holds. */
  offeredCents: number | null;
  offerEndsOn: string | null;
  /** What is paid as booked: what was noted, else the accepted offer. */
  agreedCents: number | null;
};

/** What the listing of the venue on a line says it costs at both times of the year. */
export type VenueRates = { lineUuid: string; name: string; peakCents: number; offPeakCents: number };

/** Everything that people change, without what was taken away. */
export type BudgetState = {
  totalCents: number | null;
  lines: readonly BudgetLine[];
  payments: readonly BudgetPayment[];
  contributors: readonly BudgetContributor[];
  scenarios: readonly BudgetScenario[];
};
