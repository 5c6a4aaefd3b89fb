import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarDate, calendarDateOf, daysBetween } from '#base/calendar-date.ts';
import { NEW_EVENT } from '#capabilities/guests/rules/new-event.ts';
import { type Person, refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { lettersOf, linesOf, readPdf } from '#platform/testing/read-pdf.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { USUAL_FIELDS } from '../../rules/sheets/sheet-fields.ts';
import { MOST_SHEETS } from '../../rules/sheets/sheet-rules.ts';
import { openRsvpWorld, type RsvpWorld, replyWith } from '../../testing/rsvp-world.ts';
import { rsvpJobs } from '../jobs.ts';
import { rsvpRoutes } from '../routes.ts';

let world: RsvpWorld;

beforeAll(async () => {
  world = await openRsvpWorld();
});
afterAll(() => world.close());

function apiOf({ actor }: Person) {
  const { platform, clock } = world;
  return createRouterClient(rsvpRoutes(platform), { context: testContext({ actor, clock }) });
}

async function answer(code: string, status: 'ATTENDING' | 'DECLINED', dish = 0) {
  const invitation = await world.guest.readInvitation({ code });
  const reply = replyWith(invitation, status);
  const chosen = invitation.events[0]?.dishes[dish]?.uuid ?? null;
  await world.guest.sendReply({
    code,
    reply: {
      ...reply,
      people: reply.people.map((person) => ({
        ...person,
        diets: ['NUTS'],
        events: person.events.map((event) => ({ ...event, dishUuid: event.dishUuid && chosen })),
      })),
    },
    key: world.clock.uuid(),
    version: invitation.version,
  });
}

async function coupleWithSheet(line: string) {
  const invited = await world.invite(line);
  const api = apiOf(invited.owner);
  const { sheets } = await api.addSheet({
    eventUuid: invited.event.uuid,
    label: 'Hudson Catering',
    fields: [...USUAL_FIELDS],
  });
  const [sheet] = sheets;
  if (!sheet) throw new Error('A sheet was made.');
  return { ...invited, api, sheet, token: sheet.token };
}

describe('a kitchen’s sheet', () => {
  it('follows the answers, and says what changed since it was seen', async () => {
    const { code, token, api } = await coupleWithSheet('Ruth & Walter Adler');
    expect((await world.guest.readSheet({ token })).lines).toEqual([]);
    await answer(code, 'ATTENDING');
    const before = await world.guest.readSheet({ token });
    expect(before.lines.map(({ name, dish, diet }) => [name, dish, diet])).toEqual([
      ['Ruth A.', 'Short rib', 'No nuts'],
      ['Walter A.', 'Short rib', 'No nuts'],
    ]);
    expect(before.changes).toBeNull();
    await world.guest.markSheetSeen({ token, version: before.version });
    expect((await world.guest.readSheet({ token })).changes).toEqual([]);
    await answer(code, 'ATTENDING', 1);
    expect((await world.guest.readSheet({ token })).changes).toEqual([
      'Ruth A.: Trout instead of Short rib',
      'Walter A.: Trout instead of Short rib',
    ]);
    expect((await api.listSheets()).sheets[0]?.changes).toBe(2);
    // What came after the page was drawn is not marked as seen.
    expect(await refusal(world.guest.markSheetSeen({ token, version: before.version }))).toBe(
      'rsvp.changed_meanwhile',
    );
  });

  it('keeps the guaranteed number beside today’s', async () => {
    const { code, token, api, event } = await coupleWithSheet('Ana Cruz');
    await answer(code, 'ATTENDING');
    await api.guaranteeCount({ uuid: event.uuid });
    await answer(code, 'DECLINED');
    const sheet = await world.guest.readSheet({ token });
    expect(sheet.guaranteed?.coming).toBe(1);
    expect(sheet.lines).toEqual([]);
  });

  it('never tells how to reach anybody', async () => {
    const { code, token, owner, household } = await coupleWithSheet('Yuki Nakamura');
    const [person] = household.people;
    if (!person) throw new Error('One person.');
    const { households } = await owner.guests.listGuests();
    const current = households.find(({ uuid }) => uuid === household.uuid);
    if (!current) throw new Error('The household is there.');
    await owner.guests.saveHousehold({
      ...current,
      notes: 'secret words',
      address1: '1 Hidden Lane',
      people: [{ ...person, email: 'yuki@people.example', phone: '(518) 555-0117' }],
    });
    await answer(code, 'ATTENDING');
    const text = JSON.stringify(await world.guest.readSheet({ token }));
    expect(text).not.toMatch(/yuki@|555-0117|Hidden|secret|Nakamura/);
  });

  it('is a PDF with every name, whatever it is written in', async () => {
    const { code, token, api, event } = await coupleWithSheet('Omar Haddad & נועה לוי');
    await answer(code, 'ATTENDING');
    await api.guaranteeCount({ uuid: event.uuid });
    const file = await world.guest.printSheet({ token });
    expect(file.type).toBe('application/pdf');
    const pages = await readPdf(await file.bytes());
    const text = pages.flatMap(linesOf).join('\n');
    for (const word of ['Omar H.', 'נועה', 'Short rib', 'No nuts', 'Guaranteed: 2'])
      expect(text).toContain(lettersOf(word));
  });

  it('ends when it is taken back, and a day after the event', async () => {
    const one = await coupleWithSheet('Ivo Petrov');
    await one.api.revokeSheet({ uuid: one.sheet.uuid });
    expect(await refusal(world.guest.readSheet({ token: one.token }))).toBe('rsvp.not_found');
    expect(await refusal(world.guest.readSheet({ token: 'x' }))).toBe('rsvp.not_found');
    const other = await coupleWithSheet('Greta Holm');
    const { date } = other.event;
    const days = (Date.parse(date ?? '') - world.clock.now().getTime()) / 86_400_000;
    world.moveDays(days + 1);
    expect((await world.guest.readSheet({ token: other.token })).label).toBe('Hudson Catering');
    world.moveDays(3);
    expect(await refusal(world.guest.readSheet({ token: other.token }))).toBe('rsvp.not_found');
  });
});

describe('sheets are given by those who may', () => {
  it('family and other couples give, see and take back none', async () => {
    const { owner, sheet, event } = await coupleWithSheet('Femi Abara');
    const family = apiOf(await world.join(owner, 'FAMILY'));
    expect(await family.listSheets()).toEqual({ sheets: [], guarantees: [], plans: [], canShare: false });
    expect(await refusal(family.addSheet({ eventUuid: event.uuid, label: 'x', fields: [] }))).toBe(
      'wedding.role_forbids',
    );
    const stranger = apiOf(await world.addOwner('Nadia'));
    expect(await refusal(stranger.revokeSheet({ uuid: sheet.uuid }))).toBe('rsvp.not_found');
    expect(await refusal(stranger.guaranteeCount({ uuid: event.uuid }))).toBe('rsvp.not_found');
    expect(await refusal(stranger.addSheet({ eventUuid: event.uuid, label: 'x', fields: [] }))).toBe(
      'rsvp.not_found',
    );
  });

  it('no more than there may be', async () => {
    const { api, event } = await coupleWithSheet('Lea Ito');
    for (let made = 1; made < MOST_SHEETS; made += 1)
      await api.addSheet({ eventUuid: event.uuid, label: `Sheet ${made}`, fields: [] });
    expect(await refusal(api.addSheet({ eventUuid: event.uuid, label: 'More', fields: [] }))).toBe(
      'rsvp.sheets_full',
    );
  });
});

describe('the count that is promised', () => {
  const freeze = () => runTaskOnce(rsvpJobs(world.platform), 'rsvp-freeze-counts');
  const travelTo = (day: string) =>
    world.moveDays(daysBetween(calendarDateOf(world.clock.now()), calendarDate(day)));

  beforeEach(() => travelTo('2031-08-01'));

  it('is kept by itself on its day, once, and what comes later stands beside it with its price', async () => {
    const { code, token, api, owner, event } = await coupleWithSheet('Ruth & Walter Adler');
    await api.saveCountPlan({
      ...{ uuid: event.uuid, freezeOn: null, reservePercent: 5, plateCents: 10_000, latePercent: 20 },
    });
    const { sheets } = await api.addSheet({ eventUuid: event.uuid, label: 'Mom', fields: ['COST'] });
    const paid = sheets.find(({ label }) => label === 'Mom')?.token ?? '';
    await answer(code, 'ATTENDING');
    // 13 September 2031 is a Saturday: a week before is one, too, so it is the Friday.
    expect((await api.listSheets()).plans).toMatchObject([{ freezesOn: '2031-09-05', freezeOn: null }]);
    travelTo('2031-09-04');
    await freeze();
    expect(await world.guest.readSheet({ token })).toMatchObject({ guaranteed: null, bill: null });
    travelTo('2031-09-06');
    await freeze();
    expect((await world.guest.readSheet({ token })).guaranteed?.coming).toBe(2);

    const more = await world.invite('Sam, Eve & Lou Reed', { host: owner });
    await answer(more.code, 'ATTENDING');
    await freeze();
    const bill = { guaranteed: 2, today: 5, reserve: 1, fromReserve: 1, late: 2 };
    expect((await world.guest.readSheet({ token })).bill).toMatchObject({ ...bill, cents: null });
    expect((await world.guest.readSheet({ token: paid })).bill).toMatchObject({
      ...bill,
      cents: { guaranteed: 20_000, fromReserve: 10_000, late: 24_000, total: 54_000 },
    });
    await api.guaranteeCount({ uuid: event.uuid });
    await freeze();
    expect((await api.listSheets()).guarantees).toMatchObject([{ coming: 5 }]);
  });

  it('is never made of an event that is over, or that nobody cooks for', async () => {
    const { api, owner, event } = await coupleWithSheet('Ruth Adler');
    await api.saveCountPlan({
      ...{ uuid: event.uuid, freezeOn: '2031-09-10', reservePercent: 0, plateCents: null, latePercent: 20 },
    });
    travelTo('2031-09-09');
    await freeze();
    expect((await api.listSheets()).guarantees).toEqual([]);
    travelTo('2031-09-20');
    await freeze();
    expect((await api.listSheets()).guarantees).toEqual([]);
    const tour = await owner.guests.addEvent({ ...NEW_EVENT, name: 'Tour', date: '2031-09-22' });
    await freeze();
    expect((await api.listSheets()).guarantees).toEqual([]);
    expect(tour.meals).toBe('NONE');
  });

  it('is agreed by who may share sheets, before the event, about their own', async () => {
    const { api, owner, event } = await coupleWithSheet('Ruth Adler');
    const plan = { uuid: event.uuid, freezeOn: null, reservePercent: 0, plateCents: null, latePercent: 20 };
    expect(await refusal(api.saveCountPlan({ ...plan, freezeOn: '2031-09-14' }))).toBe('invalid_input');
    expect(await refusal(api.saveCountPlan({ ...plan, reservePercent: 21 }))).toBe('invalid_input');
    const viewer = await world.join(owner, 'VIEWER');
    expect(await refusal(apiOf(viewer).saveCountPlan(plan))).toBe('wedding.role_forbids');
    const other = await coupleWithSheet('Eve Stone');
    expect(await refusal(other.api.saveCountPlan(plan))).toBe('rsvp.not_found');
  });
});
