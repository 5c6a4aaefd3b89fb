import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { lettersOf, linesOf, readPdf } from '#platform/testing/read-pdf.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { USUAL_FIELDS } from '../../rules/sheets/sheet-fields.ts';
import { MOST_SHEETS } from '../../rules/sheets/sheet-rules.ts';
import { openRsvpWorld, type RsvpWorld, replyWith } from '../../testing/rsvp-world.ts';
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
    expect(await family.listSheets()).toEqual({ sheets: [], guarantees: [], canShare: false });
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
