import { fail, ok, type Result } from '#base/result.ts';
import type { EnteredWedding } from '#capabilities/weddings/server/index.ts';
import { saveBudgetTotal, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { budgetChanged } from '../events.ts';
import { MOST_LINES, MOST_PAYMENTS } from '../rules/budget-limits.ts';
import type { BudgetOperation, BudgetThing } from '../rules/budget-operations.ts';
import type { AppliedChange, BudgetWithVendors } from '../rules/changes/budget-draft.ts';
import { type TakenStep, touchedBy } from '../rules/changes/taken-steps.ts';
import { countThings, openBudget, readAround, updateBudget } from './budget.store.ts';
import { insertChange } from './changes.store.ts';
import {
  countOwnInquiries,
  putAway,
  putContributors,
  putLines,
  putPayments,
  putScenarios,
} from './put-things.store.ts';
import { listBookedLines } from './vendors-of-wedding.store.ts';

export type ChangeDeps = Pick<Platform, 'clock' | 'events'>;

/** Screens ask again. */
export async function tellBudgetChanged(tx: Tx, weddingId: string): Promise<void> {
  await publishLive(tx, weddingTopic(weddingId), { kind: 'budget', id: weddingId });
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** All that these steps can be applied to, locked. */
export async function openForChange(
  tx: Tx,
  { wedding }: Pick<EnteredWedding, 'wedding'>,
  steps: readonly (BudgetOperation | TakenStep)[],
): Promise<BudgetWithVendors> {
  await openBudget(tx, wedding.id);
  const named = new Set(JSON.stringify(steps).match(UUID) ?? []);
  const state = await readAround(tx, wedding.id, [...named]);
  const vendors = await listBookedLines(tx, wedding.id);
  return { ...state, totalCents: wedding.budgetCents, vendors };
}

const taken = () => fail('budget.uuid_taken', 'This is in a budget already.');

/** Whatever the steps touched, as it is now. */
async function writeThings(
  tx: Tx,
  { weddingId, now }: { weddingId: string; now: Date },
  { state, steps }: Pick<AppliedChange<BudgetWithVendors>, 'state' | 'steps'>,
): Promise<Result<undefined>> {
  const touched = touchedBy(steps);
  const pick = <Kept extends { uuid: string }>(all: readonly Kept[], uuids: ReadonlySet<string>) => {
    const things = all.filter(({ uuid }) => uuids.has(uuid));
    const kept = new Set(things.map(({ uuid }) => uuid));
    return { weddingId, things, uuids: [...uuids].filter((uuid) => !kept.has(uuid)), now };
  };
  const payments = pick(state.payments, touched.payment);
  const inquiryUuids = new Set(payments.things.flatMap(({ inquiryUuid }) => inquiryUuid ?? []));
  if (inquiryUuids.size > 0) {
    const own = await countOwnInquiries(tx, weddingId, [...inquiryUuids]);
    if (own < inquiryUuids.size) return fail('budget.not_found', 'There is no such booking.');
  }
  const lines = pick(state.lines, touched.line);
  const contributors = pick(state.contributors, touched.contributor);
  const scenarios = pick(state.scenarios, touched.scenario);
  const isWritten =
    (await putContributors(tx, contributors)) === contributors.things.length &&
    (await putLines(tx, lines)) === lines.things.length &&
    (await putPayments(tx, payments)) === payments.things.length &&
    (await putScenarios(tx, scenarios)) === scenarios.things.length;
  if (!isWritten) return taken();
  await putAway(tx, 'payment', payments);
  await putAway(tx, 'line', lines);
  await putAway(tx, 'contributor', contributors);
  await putAway(tx, 'scenario', scenarios);
  return ok(undefined);
}

/** Only a part was read, so the rule could not count all of them. */
async function demandRoom(
  tx: Tx,
  weddingId: string,
  steps: readonly TakenStep[],
): Promise<Result<undefined>> {
  const added = (thing: BudgetThing) =>
    steps.filter(({ of, before, after }) => of === thing && before === null && after !== null).length;
  const news = { line: added('line'), payment: added('payment') };
  if (news.line + news.payment === 0) return ok(undefined);
  const count = await countThings(tx, weddingId);
  const isFull = count.line + news.line > MOST_LINES || count.payment + news.payment > MOST_PAYMENTS;
  return isFull ? fail('budget.full', 'There is no more room in this budget.') : ok(undefined);
}

export type MadeChange = {
  uuid: string;
  entered: EnteredWedding;
  applied: Pick<AppliedChange<BudgetWithVendors>, 'state' | 'steps'>;
};

function totalAfter(steps: readonly TakenStep[]): number | null | undefined {
  const last = steps.findLast(({ of }) => of === 'total');
  return last?.of === 'total' ? (last.after.totalCents as number | null) : undefined;
}

/** Writes a change with its steps, under an id of its own, and tells the other screens and whoever listens. */
export async function writeChange(
  tx: Tx,
  { clock, events }: ChangeDeps,
  { uuid, entered, applied }: MadeChange,
): Promise<Result<{ version: number }>> {
  const { wedding, membership } = entered;
  const now = clock.now();
  const room = await demandRoom(tx, wedding.id, applied.steps);
  if (!room.ok) return room;
  const written = await writeThings(tx, { weddingId: wedding.id, now }, applied);
  if (!written.ok) return written;
  const totalCents = totalAfter(applied.steps);
  if (totalCents !== undefined) await saveBudgetTotal(tx, { clock, events }, { wedding, totalCents });
  const version = await updateBudget(tx, wedding.id);
  await insertChange(tx, {
    weddingId: wedding.id,
    uuid,
    userId: membership.userId,
    at: now,
    version,
    steps: applied.steps,
  });
  await tellBudgetChanged(tx, wedding.id);
  await events.emit(tx, budgetChanged, { weddingId: wedding.id });
  return ok({ version });
}
