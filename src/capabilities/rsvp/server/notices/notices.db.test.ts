import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type MessagesWorld, openMessagesWorld } from '../../testing/messages-world.ts';

const MINUTE = 60_000;

let world: MessagesWorld;

beforeAll(async () => {
  world = await openMessagesWorld();
});
afterAll(() => world.close());

async function coupleHearing(mode: 'EACH' | 'DAILY' | 'ONLY_NO' | 'OFF', names: readonly string[]) {
  const couple = await world.coupleWith(names.map((firstName) => ({ firstName })));
  await couple.api.saveNoticeMode({ mode });
  const { weddingId } = (await weddingOf(couple.owner.userId)) ?? { weddingId: '' };
  const tell = () => world.run('rsvp-send-notices', { weddingId, userId: couple.owner.userId });
  const mails = async () =>
    (await world.mailTo(couple.owner.email))
      .filter(({ idempotencyKey }) => idempotencyKey.startsWith('rsvp-notice:'))
      .map(({ subject, text }) => ({ subject, text }));
  const uuids = couple.households.map(({ uuid }) => uuid);
  return { ...couple, uuids, tell, mails };
}

async function weddingOf(userId: string) {
  const { rows } = await world.db.$client.query<{ weddingId: string }>(
    'select wedding_id as "weddingId" from wedding_members where user_id = $1',
    [userId],
  );
  return rows[0];
}

describe('a notice of an answer', () => {
  it('comes at once with names and numbers, and nothing about anybody’s health', async () => {
    const { uuids, tell, mails } = await coupleHearing('EACH', ['Ruth', 'Walter']);
    await world.answer(uuids[0] ?? '', 'ATTENDING');
    await world.answer(uuids[1] ?? '', 'DECLINED');
    await tell();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 households: 1 coming, 1 can’t come');
    expect(mail?.text).toContain('Ruth Adler\nComing: Ruth Adler');
    expect(mail?.text).not.toMatch(/diet|eat|need|nut/i);
  });

  it('is one for a household, however often it answers within ten minutes', async () => {
    const { uuids, tell, mails } = await coupleHearing('EACH', ['Ruth']);
    const [uuid = ''] = uuids;
    await world.answer(uuid, 'ATTENDING');
    await tell();
    for (const status of ['DECLINED', 'ATTENDING', 'DECLINED'] as const) {
      world.moveMs(2 * MINUTE);
      await world.answer(uuid, status);
      await tell();
    }
    expect(await mails()).toHaveLength(1);
    world.moveMs(5 * MINUTE);
    await tell();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Ruth Adler: 1 coming',
      'Ruth Adler: 1 can’t come',
    ]);
  });

  it('is not told again when nothing changed', async () => {
    const { uuids, tell, mails } = await coupleHearing('EACH', ['Ruth']);
    await world.answer(uuids[0] ?? '', 'ATTENDING');
    await tell();
    await world.answer(uuids[0] ?? '', 'ATTENDING');
    world.moveMs(11 * MINUTE);
    await tell();
    expect(await mails()).toHaveLength(1);
  });

  it('folds many households into one mail a minute, and loses none', async () => {
    const names = Array.from({ length: 40 }, (_, place) => `Guest${place}`);
    const { uuids, tell, mails } = await coupleHearing('EACH', names);
    for (const uuid of uuids) {
      await world.answer(uuid, 'ATTENDING');
      await tell();
    }
    expect(await mails()).toHaveLength(1);
    world.moveMs(MINUTE);
    await Promise.all([tell(), tell(), tell()]);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toEqual(['Guest0 Adler: 1 coming', '39 households: 39 coming']);
    expect((await mails())[1]?.text).toContain('And 9 more households.');
  }, 60_000);

  it('waits for six in the evening by default, and is then one', async () => {
    const { uuids, tell, mails } = await coupleHearing('DAILY', ['Ruth', 'Walter']);
    for (const uuid of uuids) await world.answer(uuid, 'ATTENDING');
    await tell();
    expect(await mails()).toEqual([]);
    world.moveDays(1);
    await tell();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['2 households: 2 coming']);
  });

  it('is only of who can’t come for who wants that, and nothing for who wants nothing', async () => {
    const no = await coupleHearing('ONLY_NO', ['Ruth', 'Walter']);
    await world.answer(no.uuids[0] ?? '', 'ATTENDING');
    await no.tell();
    expect(await no.mails()).toEqual([]);
    await world.answer(no.uuids[1] ?? '', 'DECLINED');
    await no.tell();
    expect((await no.mails()).map(({ subject }) => subject)).toEqual(['Walter Adler: 1 can’t come']);
    const off = await coupleHearing('DAILY', ['Ruth']);
    await world.answer(off.uuids[0] ?? '', 'ATTENDING');
    await off.api.saveNoticeMode({ mode: 'OFF' });
    world.moveDays(2);
    await off.tell();
    expect(await off.mails()).toEqual([]);
  });

  it('is not for who wrote the answer down, and not for an answer that was taken back', async () => {
    const { owner, api, uuids, tell, mails } = await coupleHearing('EACH', ['Ruth']);
    const planner = await world.join(owner, 'PLANNER');
    const desk = world.repliesOf(planner);
    await desk.saveNoticeMode({ mode: 'EACH' });
    const [householdUuid = ''] = uuids;
    const { linkCode: code } = await world.linkOf(householdUuid);
    const invitation = await world.guest.readInvitation({ code });
    const people = invitation.people.map(({ uuid, firstName, lastName }) => ({
      ...{ guestUuid: uuid, firstName, lastName, diets: [], dietNote: '', needs: [] },
      events: invitation.events.map((event) => ({
        ...{ eventUuid: event.uuid, status: 'ATTENDING' as const, dishUuid: null },
      })),
    }));
    const key = world.clock.uuid();
    await api.enterReply({ householdUuid, key, how: 'PHONE', reply: { people, note: '' } });
    await tell();
    expect(await mails()).toEqual([]);
    await api.undoReply({ householdUuid, key });
    const { weddingId } = (await weddingOf(planner.userId)) ?? { weddingId: '' };
    await world.run('rsvp-send-notices', { weddingId, userId: planner.userId });
    expect((await world.mailTo(planner.email)).filter(({ subject }) => subject?.includes('Adler'))).toEqual(
      [],
    );
  });

  it('is chosen by each for themself, by those who know the guests', async () => {
    const { owner, api } = await coupleHearing('EACH', []);
    const family = world.repliesOf(await world.join(owner, 'FAMILY'));
    const viewer = world.repliesOf(await world.join(owner, 'VIEWER'));
    expect((await family.listMessages()).mode).toBe('DAILY');
    await family.saveNoticeMode({ mode: 'ONLY_NO' });
    expect((await family.listMessages()).mode).toBe('ONLY_NO');
    expect((await api.listMessages()).mode).toBe('EACH');
    expect(await refusal(viewer.saveNoticeMode({ mode: 'EACH' }))).toBe('wedding.role_forbids');
    expect(await viewer.listMessages()).toMatchObject({ canHear: false, canWrite: false });
  });
});

describe('the day before answers close', () => {
  it('the owners hear how many come and whom to call, once', async () => {
    const day = (ahead: number) =>
      new Date(world.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
    const closesOn = day(10);
    const { owner, households } = await world.coupleWith(
      [{ firstName: 'Ruth' }, { firstName: 'Walter' }],
      closesOn,
    );
    const partner = await world.join(owner, 'PARTNER');
    const planner = await world.join(owner, 'PLANNER');
    await world.answer(households[0]?.uuid ?? '', 'ATTENDING');
    const [, walter] = households;
    if (!walter) throw new Error('Two households were added.');
    await owner.guests.saveHousehold({
      ...walter,
      people: walter.people.map((person) => ({ ...person, phone: '+15185550117' })),
    });
    const closing = async (to: string) =>
      (await world.mailTo(to)).filter(({ subject }) => subject?.startsWith('Replies close tomorrow'));
    await world.run('rsvp-tell-closing');
    expect(await closing(owner.email)).toEqual([]);
    // Ten in the morning of the day before in Honolulu is eight in the evening here.
    world.moveMs(Date.parse(`${closesOn}T20:00:00Z`) - 86_400_000 - world.clock.now().getTime());
    await Promise.all([world.run('rsvp-tell-closing'), world.run('rsvp-tell-closing')]);
    await world.run('rsvp-tell-closing');
    for (const { email } of [owner, partner]) expect(await closing(email)).toHaveLength(1);
    expect(await closing(planner.email)).toEqual([]);
    const [mail] = await closing(owner.email);
    expect(mail?.subject).toBe('Replies close tomorrow: 1 coming');
    expect(mail?.text).toContain('1 household hasn’t answered');
    expect(mail?.html).toContain('href="tel:+15185550117"');
    expect(mail?.text).not.toContain('Ruth');
  });
});
