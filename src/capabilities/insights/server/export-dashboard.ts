import { ok, type Result } from '#base/result.ts';
import { slugify } from '#base/text.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, csvLines } from '#platform/csv/csv-lines.ts';
import type { Platform } from '#platform/platform.ts';
import type { DashboardAsked } from '../contract.ts';
import { piecesOf } from '../rules/periods.ts';
import { enterDashboard } from './enter-dashboard.ts';
import { listDays } from './figures/figures.store.ts';
import { sumDays } from './figures/sum-days.ts';

const HEADER = ['Day', 'Views', 'Saves', 'Inquiries', 'Connected', 'Booked', 'First reply (minutes)'];

/** Every day of the period, also those on which nothing happened. */
export async function exportDashboard(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  asked: DashboardAsked,
): Promise<Result<File>> {
  const entered = await enterDashboard(deps, actor, asked);
  if (!entered.ok) return entered;
  const { storefront, period, timeZone } = entered.value;
  const days = await listDays(deps.db, storefront.id, period, timeZone);
  const rowOf = new Map(days.map((row) => [row.day, row]));
  const rows = piecesOf(period, 'day').map(({ from }) => {
    const row = rowOf.get(from);
    const { views, saves, inquiries, connected, booked, firstReply } = sumDays(row ? [row] : []);
    const reply = firstReply === null ? null : Math.round(firstReply);
    return [from, views, saves, inquiries, connected, booked, reply];
  });
  const fileName = `${slugify(storefront.name) || 'listing'}-${period.from}-to-${period.to}.csv`;
  return ok(
    new File([BYTE_ORDER_MARK, csvLines([HEADER, ...rows])], fileName, { type: 'text/csv; charset=utf-8' }),
  );
}
