import { createHash } from 'node:crypto';
import type pg from 'pg';
import { calendarDate } from '#base/calendar-date.ts';
import { linkCodeOf } from '#base/link-code.ts';
import { seededRandom } from '#base/seeded-random.ts';
import { FURTHER_WEDDINGS } from '#capabilities/weddings/demo/further-weddings.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { planDay } from '../../demo/plan-day.ts';
import { dayMinute } from '../../rules/day-minute.ts';
import { dayZone } from '../day-frame.ts';
import { findDemoDay, insertDemoDay } from './world.store.ts';

/** Elena and Marcus marry today. */
export async function fillDemo(client: pg.ClientBase, { seed, now }: DemoWorld): Promise<void> {
  const { weddingId = '' } = FURTHER_WEDDINGS.find(({ daysAhead }) => daysAhead === 0) ?? {};
  const found = await findDemoDay(client, weddingId);
  if (!found?.frame.day) return;
  const minute = dayMinute(now, calendarDate(found.frame.day), dayZone(found.frame));
  const plan = planDay(seed, { now, minute, guestUuids: found.guestUuids });
  const random = seededRandom(seed, 'day helpers');
  await insertDemoDay(client, {
    items: plan.items.map((item) => ({ ...item, weddingId })),
    vendors: plan.vendors.map((vendor) => ({ ...vendor, weddingId })),
    helpers: plan.helpers.map(({ name, rights }) => ({
      ...{ uuid: random.uuid(), weddingId, name, rights, ends: 'NEXT_DAY' as const },
      // The same for the same seed, so that a code on paper keeps working.
      token: linkCodeOf(createHash('sha256').update(`${seed}:day-helper:${name}`).digest()),
      createdAt: now,
    })),
    operations: plan.operations.map(({ at, ...operation }) => ({
      ...operation,
      weddingId,
      at: new Date(at),
      receivedAt: new Date(at),
    })),
  });
}
