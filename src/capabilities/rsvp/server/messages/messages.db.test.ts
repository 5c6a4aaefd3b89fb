import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { outgoingMessages } from '#platform/messages/tables.ts';
import { MOST_MESSAGES } from '../../rules/messages/message-rules.ts';
import { type MessagesWorld, openMessagesWorld } from '../../testing/messages-world.ts';

let world: MessagesWorld;
let made = 0;

beforeAll(async () => {
  world = await openMessagesWorld();
});
afterAll(() => world.close());

/** An address of its own for every test. */
function address(name: string): string {
  made += 1;
  return `${name}-${made}@example.com`;
}

function stopToken(text: string | null | undefined): string {
  return /\/r\/stop\/(\w+)/.exec(text ?? '')?.[1] ?? '';
}

describe('a message to guests', () => {
  it('is a draft until it is approved, then goes to each household in its words, with its link', async () => {
    const [ruth, lola] = [address('ruth'), address('lola')];
    const { api, households } = await world.coupleWith([
      { firstName: 'Ruth', email: ruth },
      { firstName: 'Lola', email: lola, language: 'es' },
      { firstName: 'Nobody' },
    ]);
    const message = await world.write(api);
    await world.send(message.uuid);
    expect(await world.lettersTo(ruth)).toEqual([]);

    const spanish = { language: 'es', subject: 'El hotel', text: 'Reserve pronto.' } as const;
    const saved = await api.saveMessage({ ...message, ...spanish });
    const opened = await api.readMessage({ uuid: message.uuid });
    expect(opened.reach).toEqual({ gets: 2, noAddress: 1, stopped: 0, sameAddress: 0 });
    expect(opened.texts.map(({ language, subject }) => [language, subject])).toEqual([
      ['en', 'The hotel'],
      ['es', 'El hotel'],
    ]);
    const asLola = await api.readMessage({ uuid: message.uuid, household: households[1]?.uuid });
    expect(asLola.letter).toMatchObject({ to: lola, language: 'es', subject: 'El hotel' });

    await api.approveMessage({ uuid: saved.uuid, version: saved.version, ...world.NOW });
    await world.send(message.uuid);
    const [toRuth] = await world.lettersTo(ruth);
    const [toLola] = await world.lettersTo(lola);
    const { linkCode } = await world.linkOf(households[0]?.uuid ?? '');
    expect(toRuth?.subject).toBe('The hotel');
    expect(toRuth?.text).toContain('Dear Ruth,');
    expect(toRuth?.text).toContain(`/r/${linkCode}`);
    expect(toRuth?.text).toContain('No more emails about this wedding: https://ampersand.example/r/stop/');
    expect(toRuth?.unsubscribeUrl).toContain('/r/stop/');
    expect(toLola?.subject).toBe('El hotel');
    expect(toLola?.html).toContain('<html lang="es" dir="ltr">');

    const after = await api.readMessage({ uuid: message.uuid });
    expect(after.message).toMatchObject({
      state: 'SENT',
      counts: { sent: 0, waiting: 2, failed: 0, skipped: 1 },
    });
    expect(after.recipients.map(({ name, state, skip }) => [name, state, skip]).toSorted()).toEqual([
      ['Lola Adler', 'WAITING', null],
      ['Nobody Adler', 'SKIPPED', 'NO_ADDRESS'],
      ['Ruth Adler', 'WAITING', null],
    ]);
  });

  it('is set from right to left for whoever reads so', async () => {
    const to = address('noa');
    const { api } = await world.coupleWith([{ firstName: 'נועה', email: to, language: 'he' }]);
    const { uuid } = await api.beginMessage({ kind: 'INVITATION' });
    await api.approveMessage({ uuid, version: 1, ...world.NOW });
    await world.send(uuid);
    const [letter] = await world.lettersTo(to);
    expect(letter?.html).toContain('<html lang="he" dir="rtl">');
    expect(letter?.html).not.toMatch(/If the button|Unsubscribe/);
    expect(letter?.text).toContain('נועה');
  });

  it('goes to nobody twice, however often and by however many it is sent', async () => {
    const guests = Array.from({ length: 230 }, (_, place) => ({
      firstName: `G${place}`,
      email: `many-${place}@example.com`,
    }));
    const { owner, api } = await world.coupleWith(guests.slice(0, 100));
    await world.addGuests(owner, guests.slice(100, 200));
    await world.addGuests(owner, guests.slice(200));
    const message = await world.write(api);
    await api.approveMessage({ uuid: message.uuid, version: message.version, ...world.NOW });
    await Promise.all([world.send(message.uuid), world.send(message.uuid), world.send(message.uuid)]);
    await world.send(message.uuid);
    const { rows } = await world.db.execute<{ letters: number; addresses: number }>(sql`
      select count(*)::int as letters, count(distinct to_address)::int as addresses
        from outgoing_messages where idempotency_key like ${`guest-message:${message.uuid}:%`}`);
    expect(rows).toEqual([{ letters: 230, addresses: 230 }]);
    expect((await api.listMessages()).messages).toMatchObject([{ state: 'SENT', counts: { waiting: 230 } }]);
  });

  it('goes on behind what was sent when a process died in the middle', async () => {
    const [first, second] = [address('first'), address('second')];
    const { api, households } = await world.coupleWith([
      { firstName: 'A', email: first },
      { firstName: 'B', email: second },
    ]);
    const message = await world.write(api);
    await api.approveMessage({ uuid: message.uuid, version: message.version, ...world.NOW });
    const [low, high] = households.toSorted((one, other) => (one.uuid < other.uuid ? -1 : 1));
    await world.db.execute(
      sql`update guest_messages set state = 'SENDING', sent_through = ${low?.uuid} where uuid = ${message.uuid}`,
    );
    await world.run('rsvp-start-messages');
    await world.send(message.uuid);
    const letters = await Promise.all([low, high].map((one) => world.lettersTo(one?.people[0]?.email ?? '')));
    expect(letters.map(({ length }) => length)).toEqual([0, 1]);
    expect((await api.readMessage({ uuid: message.uuid })).message.state).toBe('SENT');
  });

  it('goes to an address once, though two households have it', async () => {
    const to = address('shared');
    const { api } = await world.coupleWith([
      { firstName: 'Ruth', email: to },
      { firstName: 'Walter', email: to.toUpperCase() },
    ]);
    const message = await world.write(api);
    await api.approveMessage({ uuid: message.uuid, version: message.version, ...world.NOW });
    await world.send(message.uuid);
    const { recipients } = await api.readMessage({ uuid: message.uuid });
    expect(recipients.map(({ skip }) => skip).toSorted()).toEqual(['SAME_ADDRESS', null]);
  });

  it('waits for its day and hour where the wedding is, and can be called back until then', async () => {
    const to = address('later');
    const { api } = await world.coupleWith([{ firstName: 'Ruth', email: to }]);
    const message = await world.write(api);
    const { today } = await api.readMessage({ uuid: message.uuid });
    const later = { when: 'LATER', day: today, time: '23:30' } as const;
    const approved = await api.approveMessage({ uuid: message.uuid, version: message.version, ...later });
    // Nobody has said where it is: the last American clock counts.
    expect(approved).toMatchObject({ state: 'SCHEDULED', goesOutAt: '2026-03-02T09:30:00.000Z' });
    await world.send(message.uuid);
    expect(await world.lettersTo(to)).toEqual([]);
    expect(await refusal(api.saveMessage({ ...approved, language: 'en', subject: 'x', text: 'x' }))).toBe(
      'rsvp.message_gone',
    );
    expect((await api.cancelMessage({ uuid: message.uuid })).state).toBe('DRAFT');
    world.moveDays(1);
    await world.send(message.uuid);
    expect(await world.lettersTo(to)).toEqual([]);
  });

  it('is not approved for a time that is over, unwritten, or as it was before somebody changed it', async () => {
    const { api } = await world.coupleWith([{ firstName: 'Ruth', email: address('ruth') }]);
    const { uuid } = await api.beginMessage({ kind: 'MESSAGE' });
    expect(await refusal(api.approveMessage({ uuid, version: 1, ...world.NOW }))).toBe('rsvp.message_empty');
    const message = await world.write(api);
    const { version } = message;
    const at = (day: string | null, time: string) =>
      refusal(api.approveMessage({ uuid: message.uuid, version, when: 'LATER', day, time }));
    expect(await at('2026-02-01', '10:00')).toBe('rsvp.time_over');
    expect(await at(null, '10:00')).toBe('rsvp.time_over');
    expect(await at('2030-02-01', 'soon')).toBe('rsvp.time_over');
    const old = { uuid: message.uuid, version: version - 1, ...world.NOW };
    expect(await refusal(api.approveMessage(old))).toBe('rsvp.changed_meanwhile');
  });

  it('says what became of each letter', async () => {
    const to = address('gone');
    const { api } = await world.coupleWith([{ firstName: 'Ruth', email: to }]);
    const message = await world.write(api);
    await api.approveMessage({ uuid: message.uuid, version: message.version, ...world.NOW });
    await world.send(message.uuid);
    await world.db
      .update(outgoingMessages)
      .set({ state: 'FAILED' })
      .where(eq(outgoingMessages.toAddress, to));
    const { recipients } = await api.readMessage({ uuid: message.uuid });
    expect(recipients).toMatchObject([{ address: to, state: 'FAILED' }]);
    expect(await refusal(api.removeMessage({ uuid: message.uuid }))).toBe('rsvp.message_gone');
  });

  it('belongs to one couple, and to those of them who may write', async () => {
    const { api, owner } = await world.coupleWith([{ firstName: 'Ruth', email: address('ruth') }]);
    const message = await world.write(api);
    const other = await world.coupleWith([]);
    const family = world.repliesOf(await world.join(owner, 'FAMILY'));
    const planner = world.repliesOf(await world.join(owner, 'PLANNER'));
    const { uuid, version } = message;
    const words = { language: 'en', subject: 'x', text: 'x' } as const;
    for (const [who, code] of [
      [other.api, 'rsvp.not_found'],
      [family, 'wedding.role_forbids'],
    ] as const) {
      expect([
        await refusal(who.readMessage({ uuid })),
        await refusal(who.saveMessage({ ...message, ...words })),
        await refusal(who.approveMessage({ uuid, version, ...world.NOW })),
        await refusal(who.cancelMessage({ uuid })),
        await refusal(who.removeMessage({ uuid })),
      ]).toEqual(Array.from({ length: 5 }, () => code));
    }
    expect(await family.listMessages()).toMatchObject({ canWrite: false, canHear: true, messages: [] });
    expect(await planner.removeMessage({ uuid })).toEqual({ ok: true });
  });

  it('is one of not too many', async () => {
    const { api } = await world.coupleWith([]);
    for (let count = 0; count < MOST_MESSAGES; count += 1) await api.beginMessage({ kind: 'MESSAGE' });
    expect(await refusal(api.beginMessage({ kind: 'MESSAGE' }))).toBe('rsvp.messages_full');
  });
});

describe('a reminder', () => {
  const closesOn = '2026-08-31';
  /** Ten in the morning in Honolulu. */
  const DUE = { first: '2026-08-10T20:00:00Z', second: '2026-08-24T20:00:00Z' };

  async function moveTo(instant: string): Promise<void> {
    world.moveMs(new Date(instant).getTime() - world.clock.now().getTime());
  }

  async function approved(api: Awaited<ReturnType<MessagesWorld['coupleWith']>>['api'], number: 1 | 2) {
    const { uuid } = await api.beginMessage({ kind: 'REMINDER', number });
    const { message } = await api.readMessage({ uuid });
    return api.approveMessage({ uuid, version: message.version, ...world.NOW });
  }

  it('is not sent before it was approved and its day has come, and never twice', async () => {
    const [open, done] = [address('open'), address('done')];
    const { api, households } = await world.coupleWith(
      [
        { firstName: 'Ruth', email: open },
        { firstName: 'Walter', email: done },
        { firstName: 'Later', email: address('later'), list: 'LATER' },
      ],
      closesOn,
    );
    const first = await approved(api, 1);
    expect(first).toMatchObject({ state: 'SCHEDULED', goesOutAt: new Date(DUE.first).toISOString() });
    await world.run('rsvp-start-messages');
    await world.send(first.uuid);
    expect(await world.lettersTo(open)).toEqual([]);

    await moveTo(DUE.first);
    // Answered after it was planned, and before it left.
    await world.answer(households[1]?.uuid ?? '', 'ATTENDING');
    await world.run('rsvp-start-messages');
    await Promise.all([world.send(first.uuid), world.send(first.uuid)]);
    await world.run('rsvp-start-messages');
    await world.send(first.uuid);
    expect((await world.lettersTo(open)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Are you coming?'),
    ]);
    expect(await world.lettersTo(done)).toEqual([]);
    const { recipients } = await api.readMessage({ uuid: first.uuid });
    expect(recipients.map(({ skip }) => skip).toSorted()).toEqual(['ANSWERED', null]);
    // The second was not approved, so it does not go out.
    await moveTo(DUE.second);
    await world.run('rsvp-start-messages');
    expect(await world.lettersTo(open)).toHaveLength(1);
    expect(await api.beginMessage({ kind: 'REMINDER', number: 1 })).toEqual({ uuid: first.uuid });
  });

  it('is refused without a last day, and when its time is over', async () => {
    const none = await world.coupleWith([{ firstName: 'Ruth', email: address('ruth') }]);
    expect(await refusal(approved(none.api, 1))).toBe('rsvp.reminder_over');
    const late = await world.coupleWith([{ firstName: 'Ruth', email: address('ruth') }], '2026-08-26');
    expect(await refusal(approved(late.api, 1))).toBe('rsvp.reminder_over');
    expect((await approved(late.api, 2)).goesOutAt).toBe('2026-08-25T20:00:00.000Z');
  });
});

describe('no more mail', () => {
  it('is honoured for the address and this wedding, until it is allowed again', async () => {
    const to = address('ruth');
    const { api } = await world.coupleWith([{ firstName: 'Ruth', email: to }]);
    const other = await world.coupleWith([{ firstName: 'Ruth', email: to }]);
    const sendOne = async (from: typeof api) => {
      const message = await world.write(from);
      await from.approveMessage({ uuid: message.uuid, version: message.version, ...world.NOW });
      await world.send(message.uuid);
      return message.uuid;
    };
    await sendOne(api);
    const token = stopToken((await world.lettersTo(to))[0]?.text);
    expect(await world.guest.readMailStop({ token })).toMatchObject({
      address: expect.stringMatching(/^r•••@example\.com$/),
      isStopped: false,
    });
    await world.guest.stopMail({ token: token.toUpperCase(), isStopped: true });
    expect((await world.guest.readMailStop({ token })).isStopped).toBe(true);
    const skipped = await sendOne(api);
    await sendOne(other.api);
    expect((await api.readMessage({ uuid: skipped })).recipients).toMatchObject([{ skip: 'STOPPED' }]);
    expect(await world.lettersTo(to)).toHaveLength(2);
    await world.guest.stopMail({ token, isStopped: false });
    await sendOne(api);
    expect(await world.lettersTo(to)).toHaveLength(3);
    expect(stopToken((await world.lettersTo(to)).at(-1)?.text)).toBe(token);
  });

  it.each(['nonsense', '0'.repeat(26)])('is for nobody at %s', async (token) => {
    expect(await refusal(world.guest.readMailStop({ token }))).toBe('rsvp.not_found');
    expect(await refusal(world.guest.stopMail({ token, isStopped: true }))).toBe('rsvp.not_found');
  });
});

describe('an answer that was not sent', () => {
  async function draft(householdUuid: string) {
    const { linkCode: code } = await world.linkOf(householdUuid);
    const { people, answers, note, email } = { people: [], answers: [], note: '', email: '' };
    await world.guest.saveReplyDraft({ code, reply: { people, answers, note, email } });
  }

  it('is told of after a day, once', async () => {
    const to = address('ruth');
    const { households } = await world.coupleWith([{ firstName: 'Ruth', email: to, language: 'de' }]);
    const uuid = households[0]?.uuid ?? '';
    await draft(uuid);
    world.moveMs(23.9 * 3_600_000);
    await world.run('rsvp-mail-drafts');
    expect(await world.lettersTo(to)).toEqual([]);
    world.moveMs(0.2 * 3_600_000);
    await Promise.all([world.run('rsvp-mail-drafts'), world.run('rsvp-mail-drafts')]);
    const letters = await world.lettersTo(to);
    expect(letters.map(({ subject }) => subject)).toEqual(['Ihre Antwort ist noch nicht abgeschickt']);
    expect(letters[0]?.text).toContain('/r/stop/');
    await draft(uuid);
    world.moveDays(2);
    await world.run('rsvp-mail-drafts');
    expect(await world.lettersTo(to)).toHaveLength(1);
  });

  it('is not told of once it was sent, nor to whoever wants no mail', async () => {
    const [sent, quiet] = [address('sent'), address('quiet')];
    const { api, households } = await world.coupleWith([
      { firstName: 'Ruth', email: sent },
      { firstName: 'Walter', email: quiet },
    ]);
    const message = await world.write(api);
    await api.approveMessage({ uuid: message.uuid, version: message.version, ...world.NOW });
    await world.send(message.uuid);
    await world.guest.stopMail({
      token: stopToken((await world.lettersTo(quiet))[0]?.text),
      isStopped: true,
    });
    for (const { uuid } of households) await draft(uuid);
    await world.answer(households[0]?.uuid ?? '', 'ATTENDING');
    world.moveDays(1.1);
    await world.run('rsvp-mail-drafts');
    expect(await world.lettersTo(sent)).toHaveLength(1);
    expect(await world.lettersTo(quiet)).toHaveLength(1);
  });
});
