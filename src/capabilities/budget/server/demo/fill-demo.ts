import type pg from 'pg';
import { calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { seededRandom } from '#base/seeded-random.ts';
import { demoCorrespondence } from '#capabilities/inquiries/server/index.ts';
import { FURTHER_WEDDINGS } from '#capabilities/weddings/demo/further-weddings.ts';
import { DEMO_WEDDING_ID } from '#capabilities/weddings/demo.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import type { BudgetPlan, PlannedBooking } from '../../demo/budget-plan.ts';
import { planBooked } from '../../demo/plan-booked.ts';
import { planDemoBudget } from '../../demo/plan-demo-budget.ts';
import { planFurtherBudget } from '../../demo/plan-further-budget.ts';
import { headsFrom } from '../../rules/estimated-heads.ts';
import { copyBudgets, findDemoWedding } from './world.store.ts';

/** Whom each wedding has booked, in the order in which it did. */
async function bookingsByWedding(
  client: pg.ClientBase,
  world: DemoWorld,
): Promise<Map<string, PlannedBooking[]>> {
  const { requests } = await demoCorrespondence(client, world);
  const booked = requests
    .flatMap(({ inquiries }) => inquiries)
    .filter(({ state }) => state.status === 'BOOKED')
    .toSorted((a, b) => Number(a.state.bookedAt) - Number(b.state.bookedAt));
  const byWedding = Map.groupBy(booked, ({ weddingId }) => weddingId);
  return new Map(
    [...byWedding].map(([weddingId, inquiries]) => [
      weddingId,
      inquiries.map(({ uuid, taxonomyNodeId, booking, state }) => ({
        inquiryUuid: uuid,
        taxonomyNodeId,
        totalCents: booking?.totalCents ?? state.bookedAmountCents,
        payments: booking?.payments ?? [],
      })),
    ]),
  );
}

/** Of those who marry soon, marry today, or have married. */
async function planFurther(client: pg.ClientBase, { seed, now }: DemoWorld): Promise<BudgetPlan[]> {
  const today = calendarDateOf(now);
  const plans: BudgetPlan[] = [];
  for (const { weddingId, email } of FURTHER_WEDDINGS) {
    const wedding = await findDemoWedding(client, weddingId);
    if (!wedding?.weddingDate) continue;
    plans.push(
      planFurtherBudget(seededRandom(seed, `budget of ${email}`), {
        ...{ weddingId, now, today, weddingDate: calendarDate(wedding.weddingDate) },
        heads: headsFrom(wedding.count, wedding.guestCount, today),
      }),
    );
  }
  return plans;
}

/** What couples pay for those they booked, and the whole budget of the demo couple. */
export async function fillDemo(client: pg.ClientBase, world: DemoWorld): Promise<void> {
  const random = seededRandom(world.seed, 'budget');
  const bookings = await bookingsByWedding(client, world);
  const plans: BudgetPlan[] = [...bookings]
    .filter(([weddingId]) => weddingId !== DEMO_WEDDING_ID)
    .map(([weddingId, booked]) => ({
      ...{ weddingId, startedAt: null, contributors: [], scenarios: [] },
      ...planBooked(random, booked),
    }));
  const demo = await findDemoWedding(client, DEMO_WEDDING_ID);
  if (demo?.weddingDate) {
    const today = calendarDateOf(world.now);
    plans.push(
      planDemoBudget(random, {
        weddingId: DEMO_WEDDING_ID,
        now: world.now,
        today,
        weddingDate: calendarDate(demo.weddingDate),
        heads: headsFrom(demo.count, demo.guestCount, today),
        bookings: bookings.get(DEMO_WEDDING_ID) ?? [],
      }),
    );
  }
  plans.push(...(await planFurther(client, world)));
  await copyBudgets(client, plans);
}
