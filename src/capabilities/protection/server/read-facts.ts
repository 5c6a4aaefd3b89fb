import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { readCharges } from '#capabilities/credits/server/index.ts';
import { findLeadTarget } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { LeadFacts } from '../rules/automatic-case.ts';
import { isMovedOutside, isOtherPlan, type WeddingPlan } from '../rules/moved-outside.ts';
import { type LeadRow, listLeadRows } from './store.ts';

export type KnownLead = { lead: LeadRow; facts: LeadFacts };

const dayOf = (text: string | null): CalendarDate | null => (text === null ? null : calendarDate(text));

function planOf(stored: LeadRow['planNow']): WeddingPlan | null {
  if (!stored) return null;
  const { date, cityId, lat, lon, marketId } = stored;
  const place = cityId === null || lat === null || lon === null ? null : { cityId, lat, lon, marketId };
  return { date: dayOf(date), place };
}

/** The listing is looked at only where something has changed, which is rare. */
async function hasMovedOutside(tx: Tx, { storefront, planBefore, planNow }: LeadRow): Promise<boolean> {
  const [before, now] = [planOf(planBefore), planOf(planNow)];
  if (!before || !now || !isOtherPlan(before, now)) return false;
  const target = await findLeadTarget(tx, storefront.id, now.date);
  if (!target) return false;
  return isMovedOutside(before, now, {
    place: target,
    travelRadiusMiles: target.travelRadiusMiles,
    availability: {
      blockedDays: new Set(target.isTaken && now.date ? [now.date] : []),
      daysOff: target.daysOff,
      availableThrough: dayOf(target.availableThrough),
    },
  });
}

/** Everything that decides about refunds of these leads; those that were never connected are not among them. */
export async function readFacts(tx: Tx, uuids: readonly string[]): Promise<KnownLead[]> {
  if (uuids.length === 0) return [];
  const leads = await listLeadRows(tx, uuids);
  const charges = await readCharges(tx, [...uuids, ...leads.flatMap(({ earlier }) => earlier)]);
  const stands = (uuid: string) => charges.get(uuid)?.isRefunded === false;
  const known: KnownLead[] = [];
  for (const lead of leads) {
    const { connectedAt, bookedAt, bookedBy, isFirstMessageRead, spamFoundAt, mailRefusedAt } = lead;
    if (!connectedAt) continue;
    const charge = charges.get(lead.uuid);
    known.push({
      lead,
      facts: {
        ...{ connectedAt, isFirstMessageRead, spamFoundAt, mailRefusedAt },
        credits: charge?.credits ?? 0,
        isRefunded: charge?.isRefunded ?? false,
        wasBooked: bookedAt !== null || bookedBy !== null,
        isCoupleGone: lead.weddingId === null,
        isPaidBefore: lead.earlier.some(stands),
        isMovedOutside: await hasMovedOutside(tx, lead),
      },
    });
  }
  return known;
}

export async function readFactsOf(tx: Tx, uuid: string): Promise<KnownLead | undefined> {
  const [known] = await readFacts(tx, [uuid]);
  return known;
}
