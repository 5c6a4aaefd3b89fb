import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterClient } from '@orpc/server';
import type { BudgetOperation } from '#capabilities/budget/rules/budget-operations.ts';
import { spend } from '#capabilities/budget/testing/spend.ts';
import { NEW_PERSON } from '#capabilities/guests/rules/guest-person.ts';
import { NEW_HOUSEHOLD } from '#capabilities/guests/rules/new-household.ts';
import { addHouseholds } from '#capabilities/guests/server/index.ts';
import { joinWedding } from '#capabilities/weddings/testing/join-wedding.ts';
import { openWeddingWorld, type Person } from '#capabilities/weddings/testing/wedding-world.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createPlainScanner } from '#platform/files/plain-scanner.ts';
import { createLog } from '#platform/log.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import '../errors.ts';
import type { Checklist, ChecklistTask, TaskInput } from '../contract.ts';
import { checklistJobs } from '../server/jobs.ts';
import { listen } from '../server/listen.ts';
import { checklistRoutes } from '../server/routes.ts';

function clientFor(routes: ReturnType<typeof checklistRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** A member of a wedding with everything they may ask about its checklist. */
export type Helper = Person & { checklist: ReturnType<typeof clientFor> };

export const NEW_TASK: TaskInput = {
  title: 'Call the florist',
  note: '',
  dueOn: null,
  dueTime: '',
  minutes: null,
  place: '',
  repeats: null,
};

/** The task of our library. */
export function taskOf({ tasks }: Checklist, key: string): ChecklistTask {
  const task = tasks.find((one) => one.key === key);
  if (!task) throw new Error(`There is no task ${key}.`);
  return task;
}

/** Weddings with their people, who hear of each other's changes, and calls through contract, guard and use case. */
export async function openChecklistWorld() {
  const world = await openWeddingWorld();
  const { db, clock, events } = world;
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-checklist-'));
  const files = createFolderFileStore(folder, clock);
  const log = createLog('silent');
  const platform = { db, clock, files, log, scanner: createPlainScanner() };
  const routes = checklistRoutes(platform);
  world.listeners.push(
    ...listen.map(({ event, hear }) => ({
      event,
      hear: (tx: never, payload: never) => hear(tx, payload, platform),
    })),
  );
  const apiOf = (actor: Actor) => clientFor(routes, testContext({ actor, clock }));
  const withChecklist = <P extends Person>(person: P) => ({ ...person, checklist: apiOf(person.actor) });
  return {
    ...world,
    files,
    log,
    close: async () => {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
    runJobs: () => runPendingJobs(db.$client, checklistJobs(platform)),
    /** So many people on the list of those invited, in one household. */
    addGuests: ({ actor }: Person, count: number) => {
      const people = Array.from({ length: count }, (_, place) => ({
        ...NEW_PERSON,
        uuid: null,
        firstName: `Guest${place}`,
        lastName: 'Lee',
      }));
      return addHouseholds({ db, clock, events }, actor, { households: [{ ...NEW_HOUSEHOLD, people }] });
    },
    /** Changes the budget as its screen does. */
    spend: ({ actor }: Person, ...operations: BudgetOperation[]) =>
      spend({ db, clock, events }, actor, operations),
    addPerson: async (firstName: string) => withChecklist(await world.addPerson(firstName)),
    addOwner: async (firstName: string) => withChecklist(await world.addOwner(firstName)),
    join: async (owner: Person, role: Parameters<typeof joinWedding>[2]) =>
      withChecklist(await joinWedding(world, owner, role)),
  };
}

export type ChecklistWorld = Awaited<ReturnType<typeof openChecklistWorld>>;
