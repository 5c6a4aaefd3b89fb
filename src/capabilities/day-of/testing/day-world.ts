import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { NEW_EVENT } from '#capabilities/guests/rules/new-event.ts';
import { type Host, openGuestsWorld } from '#capabilities/guests/testing/guests-world.ts';
import type { Person } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Actor, VISITOR } from '#platform/actor.ts';
import { testContext } from '#platform/testing/request-context.ts';
import '../contract.ts';
import type { HelperInput, ItemInput } from '../contract/plan.contract.ts';
import { type DayLog, emptyLog, noteDown, type Said, takeAnswer } from '../rules/day-log.ts';
import { MOST_SENT } from '../rules/day-operations.ts';
import { dayOfRoutes } from '../server/routes.ts';

export const WEDDING_DAY = '2026-06-13';

export const moment = (more: Partial<ItemInput> = {}): ItemInput => ({
  ...{ uuid: randomUUID(), version: 0, startsMinute: 990, minutes: 30, title: 'Ceremony', kind: 'FIXED' },
  ...{ owner: '', place: '', note: '', audience: [] },
  ...more,
});

export const vendor = (more: object = {}) => ({
  ...{ uuid: randomUUID(), version: 0, name: 'The Harbor Six', service: 'Band', arrivesMinute: 960 },
  ...{ phone: '518 555 0110', place: 'Stage' },
  ...more,
});

/** Weddings with guests who come on the day, people who plan it, and helpers with phones. */
export async function openDayWorld() {
  const world = await openGuestsWorld();
  const { db, clock, printer } = world;
  const routes = dayOfRoutes({ db, clock, printer });
  const callsOf = (actor: Actor) => createRouterClient(routes, { context: testContext({ actor, clock }) });
  const visitor = callsOf(VISITOR);
  const withDay = <P extends Person>(person: P) => ({ ...person, day: callsOf(person.actor) });

  return {
    ...world,
    visitor,
    addHost: async (firstName: string) => withDay(await world.addOwner(firstName)),
    join: async (owner: Person, role: Parameters<typeof world.join>[1]) =>
      withDay(await world.join(owner, role)),
    /** A couple with a day, guests who said yes, a moment and a vendor. */
    async addDay(lines = 'Ruth Adler\nTom and Ana Lee', firstName = 'Maya') {
      const host = withDay(await world.addOwner(firstName));
      await host.guests.addGuestLines({ lines, side: 'A', list: 'INVITED' });
      const { events } = await host.guests.listGuests();
      const [wedding] = events;
      if (!wedding) throw new Error('A list without an event.');
      await host.guests.saveEvent({ ...NEW_EVENT, ...wedding, date: WEDDING_DAY, asksReply: false });
      await host.api.saveWedding({ weddingDate: WEDDING_DAY });
      await host.day.saveRunSheetItem(moment());
      await host.day.saveDayVendor(vendor());
      return host;
    },
    /** What must not come to a phone: where the first household lives, and how to reach them; and a need, which must. */
    async addContactData({ guests }: Pick<Host, 'guests'>) {
      const [household] = (await guests.listGuests()).households;
      if (!household) throw new Error('There is no household.');
      const { mailings: _, version, people, ...rest } = household;
      await guests.saveHousehold({
        ...rest,
        ...{ version, address1: '77 Secret Street', city: 'Hudson', region: 'NY', postalCode: '12534' },
        people: people.map(({ invitations: __, tags: ___, ...person }) => ({
          ...person,
          ...{ email: 'ruth@private.example', phone: '5185550199', dietNote: 'no cilantro' },
        })),
      } as never);
    },
    async addHelper(host: { day: ReturnType<typeof callsOf> }, more: Partial<HelperInput> = {}) {
      const helper: HelperInput = {
        ...{ uuid: randomUUID(), name: 'Tess', rights: ['CHECK_IN', 'TIMELINE', 'VENDORS'], ends: 'MORNING' },
        ...more,
      };
      const { helpers } = await host.day.addDayHelper(helper);
      const added = helpers.find(({ uuid }) => uuid === helper.uuid);
      if (!added) throw new Error('A helper that was just added is gone.');
      return added;
    },
  };
}

export type DayWorld = Awaited<ReturnType<typeof openDayWorld>>;
type Calls = DayWorld['visitor'];
type Sync = (sent: Parameters<Calls['syncDay']>[0]) => ReturnType<Calls['syncDay']>;

/** A phone without a screen: what it does goes into its log, and out when there is a line. */
export function openPhone(sync: Sync) {
  let log: DayLog = emptyLog(randomUUID());
  const exchange = async (isAnswerLost: boolean) => {
    const answer = await sync({ cursor: log.cursor, operations: log.outbox.slice(0, MOST_SENT) });
    if (!isAnswerLost) log = takeAnswer(log, answer);
    return answer;
  };
  return {
    get: () => log,
    act(said: Said) {
      const noted = noteDown(log, said, { uuid: randomUUID(), at: '2026-06-13T20:00:00.000Z' });
      log = noted.log;
      return noted.operation;
    },
    lose: () => exchange(true),
    async settle() {
      let hasMore = true;
      while (hasMore || log.outbox.length > 0) ({ hasMore } = await exchange(false));
    },
    shown: () => [...log.said].map(([key, { value }]) => `${key} ${value}`).toSorted(),
  };
}
