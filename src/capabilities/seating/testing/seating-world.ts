import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterClient } from '@orpc/server';
import { headcountChanged } from '#capabilities/guests/events.ts';
import { type Host, openGuestsWorld } from '#capabilities/guests/testing/guests-world.ts';
import type { Person } from '#capabilities/weddings/testing/wedding-world.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { on } from '#platform/events/events.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import '../errors.ts';
import '../rate-classes.ts';
import type { SeatingPlan } from '../contract/plans.contract.ts';
import { seatSteps } from '../rules/operations/plan-steps.ts';
import type { Step } from '../rules/operations/steps.ts';
import { freeChairs } from '../server/freed/free-chairs.ts';
import { seatingJobs } from '../server/jobs.ts';
import { seatingProver } from '../server/prover/seating-prover.ts';
import { seatingRoutes } from '../server/routes.ts';
import type { Prover } from '../server/runs/prover.port.ts';

function clientFor(routes: ReturnType<typeof seatingRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

export type Seater = Host & { seating: ReturnType<typeof clientFor> };

/** Couples with a list and a plan; who declines gets up as in the whole product. */
export async function openSeatingWorld() {
  const world = await openGuestsWorld();
  const { db, clock, listeners } = world;
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-seating-'));
  const publicUrl = 'https://ampersand.example';
  const platform = {
    ...world,
    publicUrl,
    secret: 'a secret of the house',
    files: createFolderFileStore(folder, clock),
  };
  listeners.push(on(headcountChanged, (tx, { weddingId }) => freeChairs(tx, platform, weddingId)));
  const routes = seatingRoutes(platform);
  const withSeating = <P extends Host>(person: P): P & Seater => ({
    ...person,
    seating: clientFor(routes, testContext({ actor: person.actor, clock })),
  });

  /** A couple that invited these people, with a plan of two round tables of eight. */
  const addSeaters = async (lines = 'Ana Lee, Tom Lee\nNia Okafor\nRosa Delgado\nTheo Hart\nDana Kay') => {
    const maya = withSeating(await world.addOwner('Maya'));
    await maya.guests.addGuestLines({ lines, side: 'A', list: 'INVITED' });
    const { events } = await maya.guests.listGuests();
    const eventUuid = events[0]?.uuid ?? '';
    const planUuid = randomUUID();
    const from = { kind: 'TABLES', sizeKey: 'ROUND_60', tables: 2 } as const;
    await maya.seating.addPlan({ uuid: planUuid, eventUuid, name: 'Reception', from });
    return { maya, eventUuid, planUuid };
  };

  /** The same, with the plan as its owner reads it. */
  const openPlan = async () => {
    const seaters = await addSeaters();
    return { ...seaters, plan: await planOf(seaters.maya, seaters.planUuid) };
  };

  return {
    ...world,
    platform,
    addSeaters,
    openPlan,
    addOwner: async (firstName: string) => withSeating(await world.addOwner(firstName)),
    addPerson: async (firstName: string) => withSeating(await world.addPerson(firstName)),
    join: async (owner: Person, role: Parameters<typeof world.join>[1]) =>
      withSeating(await world.join(owner, role)),
    runJobs: (prover: Prover = seatingProver) => runPendingJobs(db.$client, seatingJobs(platform, prover)),
    close: async () => {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type SeatingWorld = Awaited<ReturnType<typeof openSeatingWorld>>;

export async function planOf({ seating }: Pick<Seater, 'seating'>, uuid: string): Promise<SeatingPlan> {
  return seating.readPlan({ uuid });
}

/** Sends one operation of these steps. */
export async function send({ seating }: Pick<Seater, 'seating'>, uuid: string, steps: readonly Step[]) {
  const operation = { uuid: randomUUID(), steps: [...steps] as never };
  return { operation, ...(await seating.changePlan({ uuid, operations: [operation] })) };
}

/** Steps that put somebody, by their first name, on a chair of a table by its number. */
export function sit(
  { state, people }: SeatingPlan,
  firstName: string,
  number: number,
  seat: number,
  isPinned = false,
): Step[] {
  const guest = people.find((person) => person.firstName === firstName);
  const table = state.tables.find((one) => one.number === number);
  if (!guest || !table) throw new Error('There is no such guest or table.');
  return seatSteps(state, [{ guestUuid: guest.uuid, chair: { tableUuid: table.uuid, seat }, isPinned }]);
}

/** Who sits where: 'Ana 1/3'. */
export function seatedNames({ state, people }: SeatingPlan): string[] {
  return state.seats
    .map(({ guestUuid, tableUuid, seat }) => {
      const name = people.find(({ uuid }) => uuid === guestUuid)?.firstName ?? '?';
      return `${name} ${state.tables.find(({ uuid }) => uuid === tableUuid)?.number}/${seat}`;
    })
    .toSorted();
}
