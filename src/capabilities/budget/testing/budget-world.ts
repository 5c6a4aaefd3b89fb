import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterClient } from '@orpc/server';
import { guestCalls } from '#capabilities/guests/testing/guest-calls.ts';
import { openInquiryWorld, type Party } from '#capabilities/inquiries/testing/inquiry-world.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createPlainScanner } from '#platform/files/plain-scanner.ts';
import { createLog } from '#platform/log.ts';
import { createPrinter } from '#platform/print/typst-printer.ts';
import { testContext } from '#platform/testing/request-context.ts';
import '../errors.ts';
import type { BudgetOperation } from '../rules/budget-operations.ts';
import type { LineValues } from '../rules/budget-state.ts';
import { NEW_LINE } from '../rules/new-line.ts';
import { budgetRoutes } from '../server/routes.ts';

type Routes = { budget: ReturnType<typeof budgetRoutes>; guests: ReturnType<typeof guestCalls> };

function clientFor(routes: Routes, context: RequestContext) {
  return createRouterClient(routes, { context });
}

type Client = ReturnType<typeof clientFor>;

/** Somebody with everything they may ask about money, guests and inquiries. */
export type Spender = Party & { budget: Client['budget']; guests: Client['guests'] };

/** Couples and vendors as elsewhere, who also keep a budget. */
export async function openBudgetWorld() {
  const world = await openInquiryWorld();
  const { clock } = world;
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-budget-'));
  const log = createLog('silent');
  const printer = createPrinter(log);
  const files = createFolderFileStore(folder, clock);
  const platform = { ...world, files, printer, log, scanner: createPlainScanner() };
  const routes: Routes = { budget: budgetRoutes(platform), guests: guestCalls(platform) };
  const apiOf = (actor: Actor) => clientFor(routes, testContext({ actor, clock }));
  const withBudget = <P extends Party>(party: P) => {
    const { budget, guests } = apiOf(party.actor);
    return { ...party, budget, guests };
  };
  return {
    ...world,
    platform,
    files,
    apiOf,
    withBudget,
    addPerson: async (firstName: string) => withBudget(await world.addPerson(firstName)),
    /** With a wedding and a budget of so many dollars. */
    addCouple: async (dollars = 38_000): Promise<Spender> => {
      const couple = withBudget(await world.addPerson('Maya'));
      await couple.budget.startBudget({ totalCents: dollars * 100, isAllInclusive: false });
      return couple;
    },
    join: async (owner: Party, role: Parameters<typeof world.join>[1]) =>
      withBudget(await world.join(owner, role)),
    close: async () => {
      await Promise.all([printer.close(), world.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type BudgetWorld = Awaited<ReturnType<typeof openBudgetWorld>>;

export function newLine(name: string, values: Partial<LineValues> = {}): BudgetOperation & { uuid: string } {
  return {
    op: 'add',
    of: 'line',
    uuid: randomUUID(),
    values: { ...NEW_LINE, section: 'ELSE', categoryKey: null, name, position: 100, ...values },
  };
}

/** Sends steps as a change of its own, and gives its id. */
export async function change({ budget }: Pick<Spender, 'budget'>, ...operations: BudgetOperation[]) {
  const uuid = randomUUID();
  return { uuid, ...(await budget.changeBudget({ uuid, operations })) };
}
