import { type CalendarDate, calendarDateOf, daysBetween, parseCalendarDate } from '#base/calendar-date.ts';
import { readStepsOfOthers } from '#capabilities/activity/server/index.ts';
import { readMoney } from '#capabilities/budget/server/index.ts';
import { readTaskOverview } from '#capabilities/checklist/server/index.ts';
import { countHeads } from '#capabilities/guests/server/index.ts';
import { listOpenOfMember, presentInquiry } from '#capabilities/inquiries/server/index.ts';
import type { CountFree } from '#capabilities/search/server/index.ts';
import { weddingZone } from '#capabilities/weddings/rules/wedding-day.ts';
import { type Membership, withWeddingAbilities } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { HomeAnswer } from '../contract.ts';
import { inDueOrder, isThisWeek } from '../rules/due-items.ts';
import { milestonesOf } from '../rules/milestones.ts';
import { partOfDay } from '../rules/part-of-day.ts';
import { dueOfVendors, duePayments, dueReplies, dueTasks } from './due-sources.ts';
import { findHome } from './home.store.ts';
import { presentBestSteps } from './present-best-steps.ts';
import { presentVendors, readFreeCounts } from './present-vendors.ts';
import { presentWedding } from './present-wedding.ts';

export type HomeDeps = Pick<Platform, 'db' | 'clock'> & { countFree: CountFree };

/** One more than the card shows, so that it knows of more. */
const STEPS_READ = 4;

type Here = Pick<HomeAnswer, 'partOfDay'> & { today: CalendarDate };

function nothingYet(firstName: string, here: Here): HomeAnswer {
  return {
    ...{
      firstName,
      ...here,
      wedding: null,
      due: [],
      nextWeek: [],
      tasks: { done: 0, all: 0 },
      milestones: [],
    },
    ...{ heads: null, money: null, vendors: [], bestSteps: [], others: [] },
  };
}

/** Everything a couple begins its day with: eight statements at most, beside one another where none waits for another’s answer. */
export async function readHome(deps: HomeDeps, { userId }: SignedInActor): Promise<HomeAnswer> {
  const { db, clock } = deps;
  const now = clock.now();
  const row = await findHome(db, userId);
  const timeZone = weddingZone(row);
  const today = calendarDateOf(now, timeZone);
  const here = { today, partOfDay: partOfDay(now, timeZone) };
  if (!row || row.weddingId === null) return nothingYet(row?.userFirstName ?? '', here);
  const member: Membership = withWeddingAbilities({ ...row, weddingId: row.weddingId, userId });
  const counted = countHeads(db, member.weddingId);
  const [heads, inquiries, tasks, money, others] = await Promise.all([
    counted,
    listOpenOfMember(db, userId).then((rows) => rows.map((inquiry) => presentInquiry(inquiry, now))),
    readTaskOverview(db, member, { today }),
    counted.then((known) => readMoney(db, member, { today, counted: known })),
    readStepsOfOthers(db, member, STEPS_READ),
  ]);
  const day = row.weddingDate === null ? null : (parseCalendarDate(row.weddingDate) ?? null);
  const known = { row, member, heads, inquiries, tasks, money, today };
  const facts = { ...known, free: await readFreeCounts(deps.countFree, known) };
  const wedding = presentWedding(facts);
  return {
    firstName: row.userFirstName,
    ...here,
    wedding,
    due: inDueOrder([
      ...(money ? duePayments(money, today) : []),
      ...dueOfVendors(inquiries, {
        today,
        planned: money?.plannedByCategory,
        mayAnswer: member.allowed.includes('contact-vendors'),
      }),
      ...(heads ? dueReplies(heads, today) : []),
      ...dueTasks(tasks.due, today),
    ]),
    nextWeek: tasks.due.filter(({ dueOn }) => !isThisWeek(dueOn, today)).map(({ title }) => title),
    tasks: { done: tasks.done, all: tasks.all },
    milestones: milestonesOf(tasks.milestones, { closesOn: heads?.closesOn ?? null, today }),
    heads: heads ?? null,
    money,
    vendors: presentVendors(facts),
    bestSteps: presentBestSteps(facts, {
      stage: wedding.stage,
      daysLeft: day === null ? null : daysBetween(today, day),
    }),
    others,
  };
}
