import { createRouterClient } from '@orpc/server';
import ICAL from 'ical.js';
import { budget } from '#capabilities/budget/server/index.ts';
import { guests } from '#capabilities/guests/server/index.ts';
import { inquiries } from '#capabilities/inquiries/server/index.ts';
import type { Party } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { openReadingWorld } from '#capabilities/inquiries/testing/reading-world.ts';
import { rsvp } from '#capabilities/rsvp/server/index.ts';
import type { Person } from '#capabilities/weddings/testing/wedding-world.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { agenda, agendaSourcesOf, type CollectAgenda, writeAgendaFeed } from '../server/index.ts';
import { agendaRoutes } from '../server/routes.ts';

function clientFor(routes: ReturnType<typeof agendaRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** As another library reads it: a line for each event. */
export function readEvents(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => ({
    uid: String(component.getFirstPropertyValue('uid')),
    summary: String(component.getFirstPropertyValue('summary')),
    start: String(component.getFirstPropertyValue('dtstart')),
    url: String(component.getFirstPropertyValue('url')),
    alarms: component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  }));
}

/** Couples and vendors, and all that plugs its days in. */
export async function openAgendaWorld() {
  const world = await openReadingWorld();
  const { db, clock } = world;
  const sources = agendaSourcesOf([agenda, guests, rsvp, inquiries, budget]);
  const deps = { db, clock, publicUrl: 'https://ampersand.example', sources };
  const routes = agendaRoutes(deps);
  const weddingOf = async ({ userId }: Person) => {
    const { rows } = await db.$client.query<{ id: string }>(
      'select wedding_id as id from wedding_members where user_id = $1',
      [userId],
    );
    return rows[0]?.id ?? '';
  };
  const tokenOf = (link: string | null) => link?.split('/').at(-2) ?? '';
  return {
    ...world,
    weddingOf,
    agenda: ({ actor }: Person) => clientFor(routes, testContext({ actor, clock })),
    /** With another set of those who plug in. */
    agendaOf: ({ actor }: Person, others: CollectAgenda[]) =>
      clientFor(agendaRoutes({ ...deps, sources: others }), testContext({ actor, clock })),
    /** What whoever has the link reads; undefined where it opens nothing. */
    feed: (link: string | null) => writeAgendaFeed(deps, tokenOf(link)),
    addEvent: async (owner: Person, event: Record<string, unknown>) => {
      const row = {
        ...{ uuid: clock.uuid(), wedding_id: await weddingOf(owner), position: 0, kind: 'other-event' },
        ...{ name: 'Welcome dinner', asks_reply: false, invites_new: false, meals: 'NONE' },
        ...{ created_at: clock.now(), updated_at: clock.now(), ...event },
      };
      const columns = Object.keys(row);
      await db.$client.query(
        `insert into wedding_events (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`,
        Object.values(row),
      );
      return row.uuid;
    },
    /** A couple with a day in Hudson and a vendor that it booked, with two payments. */
    bookedCouple: async (): Promise<Party & { inquiryUuid: string }> => {
      const couple = await world.addPerson('Maya');
      await couple.api.saveWedding({ weddingDate: '2027-06-12', cityId: 1 });
      const vendor = await world.addVendor({ name: 'Fern & Field' });
      const uuid = await world.connectTo(couple, vendor);
      await couple.inquiries.book({ uuid });
      await world.reads(couple).saveBooking({
        ...{ uuid, contactName: '', contactEmail: '', contactPhone: '', totalCents: null },
        ...{ contractSignedOn: null, note: '' },
        payments: [
          { label: 'Deposit', amountCents: 100_000, dueOn: '2026-04-01', paidOn: '2026-03-30' },
          { label: 'Balance', amountCents: 300_000, dueOn: '2027-03-01', paidOn: null },
        ],
      });
      return { ...couple, inquiryUuid: uuid };
    },
  };
}

export type AgendaWorld = Awaited<ReturnType<typeof openAgendaWorld>>;
