import { ok, type Result } from '#base/result.ts';
import { weddingDay } from '#capabilities/weddings/rules/wedding-day.ts';
import {
  beginWedding,
  enterWedding,
  findWedding,
  saveBudgetTotal,
} from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { BudgetAnswer } from '../contract.ts';
import type { BudgetLine } from '../rules/budget-state.ts';
import { defaultSplit } from '../rules/default-split.ts';
import { NEW_LINE } from '../rules/new-line.ts';
import { openBudget, readState, updateBudget } from './budget.store.ts';
import { putLines } from './put-things.store.ts';
import { budgetOf } from './read-budget.ts';
import { readHeads } from './read-heads.ts';
import { tellBudgetChanged } from './write-change.ts';

type Start = { totalCents: number; isAllInclusive: boolean };

/** Divides one number. Lines that a booking brought before keep their place and count as that category's. */
export function startBudget(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { totalCents, isAllInclusive }: Start,
): Promise<Result<BudgetAnswer>> {
  return transact(db, async (tx): Promise<Result<BudgetAnswer>> => {
    await beginWedding(tx, clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'edit-budget');
    if (!entered.ok) return entered;
    const { wedding, membership } = entered.value;
    const now = clock.now();
    const { startedAt } = await openBudget(tx, wedding.id);
    if (startedAt) return ok(await budgetOf(tx, membership, now));
    await saveBudgetTotal(tx, { clock, events }, { wedding, totalCents });
    const { city } = (await findWedding(tx, wedding.id)) ?? {};
    const heads = await readHeads(tx, wedding, { today: weddingDay(city, now), isStarted: false });
    const { lines } = await readState(tx, wedding.id);
    const split = defaultSplit(totalCents, { isAllInclusive, heads });
    const planned = split.map(({ priceCents, countedBy, ...line }, index): BudgetLine => {
      const before = lines.find(
        ({ categoryKey, parentUuid }) => categoryKey === line.categoryKey && parentUuid === null,
      );
      const own = before ?? { ...NEW_LINE, ...line, uuid: clock.uuid() };
      return { ...own, position: index + 1, priceCents, countedBy, fixedCount: null };
    });
    await putLines(tx, { weddingId: wedding.id, things: planned });
    await updateBudget(tx, wedding.id, { isAllInclusive, startedAt: now });
    await tellBudgetChanged(tx, wedding.id);
    return ok(await budgetOf(tx, membership, now));
  });
}
