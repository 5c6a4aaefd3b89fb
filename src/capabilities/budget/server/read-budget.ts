import { ok, type Result } from '#base/result.ts';
import { weddingDay } from '#capabilities/weddings/rules/wedding-day.ts';
import {
  demandAbility,
  findWedding,
  type Membership,
  membershipOf,
} from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { BudgetAnswer } from '../contract.ts';
import type { BudgetVendor, VenueRates } from '../rules/budget-state.ts';
import { headsFrom } from '../rules/estimated-heads.ts';
import { placeVendors } from '../rules/place-vendors.ts';
import { findBudget, listFiles, readState } from './budget.store.ts';
import { readHeads } from './read-heads.ts';
import { listVendors, type VendorOfWedding } from './vendors-of-wedding.store.ts';

/** For whoever has no wedding yet. */
function emptyBudget(today: string): BudgetAnswer {
  return {
    isStarted: false,
    isAllInclusive: false,
    totalCents: null,
    weddingDate: null,
    today,
    heads: headsFrom(undefined, null, today),
    lines: [],
    vendors: [],
    payments: [],
    contributors: [],
    scenarios: [],
    files: [],
    venueRates: null,
    version: 0,
    canEdit: true,
  };
}

/** Of the venue that is booked, else of one that offers. */
function ratesOf(placed: readonly BudgetVendor[], facts: readonly VendorOfWedding[]): VenueRates | null {
  const [rates] = placed
    .toSorted((a, b) => Number(b.isBooked) - Number(a.isBooked))
    .flatMap(({ inquiryUuid, lineUuid, name }) => {
      const { peakCents, offPeakCents } = facts.find((fact) => fact.inquiryUuid === inquiryUuid) ?? {};
      return peakCents && offPeakCents ? [{ lineUuid, name, peakCents, offPeakCents }] : [];
    });
  return rates ?? null;
}

/** A budget whose member was asked for already. */
export async function budgetOf(tx: Tx, { weddingId, allowed }: Membership, now: Date): Promise<BudgetAnswer> {
  const view = await findWedding(tx, weddingId);
  const today = weddingDay(view?.city, now);
  if (!view) return emptyBudget(today);
  const { wedding } = view;
  const budget = await findBudget(tx, weddingId);
  const state = await readState(tx, weddingId);
  const facts = await listVendors(tx, weddingId, today);
  const isAllInclusive = budget?.isAllInclusive ?? false;
  const vendors = placeVendors({ lines: state.lines, isAllInclusive }, facts);
  const files = await listFiles(tx, weddingId);
  const isStarted = Boolean(budget?.startedAt);
  return {
    isStarted,
    isAllInclusive,
    totalCents: wedding.budgetCents,
    weddingDate: wedding.weddingDate,
    today,
    heads: await readHeads(tx, wedding, { today, isStarted }),
    lines: [...state.lines],
    vendors,
    payments: [...state.payments],
    contributors: [...state.contributors],
    scenarios: [...state.scenarios],
    files: files.map((file) => ({ ...file, addedAt: file.addedAt.toISOString() })),
    venueRates: ratesOf(vendors, facts),
    version: budget?.version ?? 0,
    canEdit: allowed.includes('edit-budget'),
  };
}

/** The whole budget, for whoever may see what things cost. */
export async function readBudget(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Pick<SignedInActor, 'userId'>,
): Promise<Result<BudgetAnswer>> {
  const member = await membershipOf(db, userId);
  if (!member) return ok(emptyBudget(weddingDay(null, clock.now())));
  const allowed = demandAbility(member, 'see-budget');
  return allowed.ok ? ok(await budgetOf(db, allowed.value, clock.now())) : allowed;
}
