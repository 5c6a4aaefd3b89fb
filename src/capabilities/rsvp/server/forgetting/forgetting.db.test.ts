import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarDate, calendarDateOf, daysBetween } from '#base/calendar-date.ts';
import { guestHistory } from '#capabilities/guests/history.tables.ts';
import { bring } from '#capabilities/guests/testing/bring-list.ts';
import type { Host } from '#capabilities/guests/testing/guests-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { messageJobs } from '#platform/messages/deliver-message.job.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { guestMailAddresses, guestMessageRecipients, guestMessages } from '../../messages.tables.ts';
import { knownReply } from '../../rules/fitting-reply.ts';
import type { Reply } from '../../rules/reply.ts';
import { SHEET_FIELDS } from '../../rules/sheets/sheet-fields.ts';
import { replyWith } from '../../testing/rsvp-world.ts';
import { openSuperLinkWorld, type SuperLinkWorld } from '../../testing/super-link-world.ts';
import { rsvpJobs } from '../jobs.ts';
import { forgetDue } from './forget-wedding.ts';

let world: SuperLinkWorld;

beforeAll(async () => {
  world = await openSuperLinkWorld();
});
afterAll(() => world.close());
beforeEach(() => travelTo('2031-08-01'));

/** Noon of that day; also back. */
function travelTo(day: string): void {
  world.moveDays(daysBetween(calendarDateOf(world.clock.now()), calendarDate(day)));
}

const runForgetting = () => runTaskOnce(rsvpJobs(world.platform), 'rsvp-forget');

/** Which of these texts stand anywhere: every row of every table is looked at with all of its columns, written out. */
async function foundOf(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await world.db.execute<{ name: string }>(
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select mark.text from unnest(${sql.param([...texts])}::text[]) mark (text)
          where exists (select from ${sql.raw(name)} t where position(lower(mark.text) in lower(t::text)) > 0)`,
    );
    for (const { text } of rows) found.add(text);
  }
  return [...found].toSorted();
}

const isFound = async (text: string) => (await foundOf([text])).length > 0;

const SECRETS = {
  email: 'ruth-marked@example.com',
  copy: 'copy-marked@example.com',
  claimed: 'claim-marked@example.com',
  phone: '5185550142',
  address: '77 Marked Lane',
  claimedAddress: '88 Claimed Lane',
  city: 'Markedville',
  householdNote: 'marked household note',
  dietNote: 'marked diet note',
  draftNote: 'marked draft note',
  askedNote: 'marked change note',
  note: 'marked words to the couple',
  answer: 'marked answer to a question',
  imported: 'import-marked@example.com',
  written: 'letter-marked@example.com',
  history: 'marked in the history',
} as const;

function withCare(reply: Reply): Reply {
  return {
    ...reply,
    note: SECRETS.note,
    email: SECRETS.copy,
    people: reply.people.map((person) => ({
      ...person,
      diets: ['NUTS'],
      needs: ['STEP_FREE'],
      dietNote: SECRETS.dietNote,
    })),
  };
}

/** A wedding of 13 September 2031 in which every table that can know something of a guest does. */
async function fullWedding() {
  const { owner, household, event, code } = await world.invite('Ruth & Walter Adler', {
    closesOn: '2031-08-17',
  });
  const couple = world.repliesOf(owner);
  await owner.guests.saveHousehold({
    ...household,
    ...{ address1: SECRETS.address, city: SECRETS.city, notes: SECRETS.householdNote },
    version: (await owner.guests.listGuests()).households[0]?.version ?? 0,
    people: household.people.map((person) => ({
      ...person,
      email: SECRETS.email,
      phone: `+1${SECRETS.phone}`,
    })),
  });
  const { uuids } = await couple.saveQuestions({
    questions: [
      {
        ...{ uuid: null, scope: 'HOUSEHOLD', kind: 'SHORT_TEXT', label: 'A song?', options: '' },
        ...{ isRequired: false, showWhen: { kind: 'ALWAYS' } },
      },
    ],
    version: 0,
  });
  const answers = [{ questionUuid: uuids[0] ?? '', guestUuid: null, values: [SECRETS.answer] }];
  const send = async (note: string) => {
    const invitation = await world.guest.readInvitation({ code });
    const reply = { ...withCare(replyWith(invitation, 'ATTENDING')), answers, note };
    return { code, reply, key: world.clock.uuid(), version: invitation.version };
  };
  await world.guest.sendReply(await send(SECRETS.note));
  const invitation = await world.guest.readInvitation({ code });
  await couple.enterReply({
    householdUuid: household.uuid,
    key: world.clock.uuid(),
    how: 'PHONE',
    reply: withCare(knownReply(invitation)),
  });
  const { sheets } = await couple.addSheet({
    eventUuid: event.uuid,
    label: 'Kitchen',
    fields: [...SHEET_FIELDS],
  });
  const token = sheets[0]?.token ?? '';
  const { version } = await world.guest.readSheet({ token });
  await world.guest.markSheetSeen({ token, version });
  await couple.guaranteeCount({ uuid: event.uuid });
  const { url } = await couple.saveSuperLink({ purposes: ['ADDRESS'], isOpen: true, version: 0 });
  const superCode = url.split('/').at(-1) ?? '';
  const claim = world.claim({ email: SECRETS.claimed, address1: SECRETS.claimedAddress });
  await world.guest.leaveClaim({ ...claim, code: superCode });
  await bring(owner, `First name,Last name,Email\nEve,Stone,${SECRETS.imported}\n`);
  const at = world.clock.now();
  const letter = { uuid: world.clock.uuid(), weddingId: (await world.linkOf(household.uuid)).weddingId };
  await world.db.insert(guestMessages).values({
    ...{ ...letter, kind: 'MESSAGE', state: 'SENT', audience: 'EVERYONE', texts: {} },
    ...{ approvedAt: at, sentAt: at, createdAt: at },
  });
  await world.db
    .insert(guestMessageRecipients)
    .values({ messageUuid: letter.uuid, householdUuid: household.uuid, address: SECRETS.written, at });
  await world.db
    .insert(guestMailAddresses)
    .values({ weddingId: letter.weddingId, address: SECRETS.written, token: world.clock.token() });
  await world.db.insert(guestHistory).values({
    ...{ uuid: world.clock.uuid(), weddingId: letter.weddingId, householdUuid: household.uuid },
    ...{ at, text: SECRETS.history, isByGuest: true },
  });
  travelTo('2031-08-18');
  await world.guest.requestReplyChange(await send(SECRETS.askedNote));
  await world.guest.saveReplyDraft({ code, reply: { ...knownReply(invitation), note: SECRETS.draftNote } });
  return { owner, household, event, code, couple, superCode, token };
}

async function listOf(owner: Host) {
  const { households } = await owner.guests.listGuests();
  return households.map(({ people }) => people.map(({ firstName, invitations }) => [firstName, invitations]));
}

describe('forgetting', () => {
  it('leaves nothing of what guests told, in no column of no table, and keeps names and counts', async () => {
    const { owner, couple, code, superCode, token, event } = await fullWedding();
    const { linkCode, shortCode } = await world.linkOf(
      (await owner.guests.listGuests()).households[0]?.uuid ?? '',
    );
    const codes = [linkCode, shortCode, superCode, token];
    const secrets = [...Object.values(SECRETS), ...codes, 'NUTS', 'STEP_FREE'];
    expect(await foundOf(secrets)).toEqual(secrets.toSorted());
    const before = await listOf(owner);

    travelTo('2032-09-11');
    await runForgetting();
    expect(await isFound(SECRETS.email)).toBe(true);

    travelTo('2032-09-12');
    await runForgetting();
    // Mail that has long left is kept for 90 days by the house itself.
    const senders = { mail: undefined as never, text: undefined as never };
    await runTaskOnce(messageJobs({ ...world.platform, senders }), 'purge-messages');
    expect(await foundOf(secrets)).toEqual([]);

    expect(await listOf(owner)).toEqual(before);
    const { guarantees } = await couple.listSheets();
    expect(guarantees).toMatchObject([{ eventUuid: event.uuid, coming: 2 }]);
    expect((await couple.listReplies()).households).toMatchObject([
      { note: '', answers: [], hasDraft: false },
    ]);
    expect(await refusal(world.guest.readInvitation({ code }))).toBe('rsvp.not_found');
    expect(await refusal(world.guest.readSuperLink({ code: superCode }))).toBe('rsvp.not_found');
  });

  it('does nothing a second time, and takes what was added since', async () => {
    const { owner, household } = await world.invite('Sam Reed');
    travelTo('2032-09-12');
    await runForgetting();
    const codeOf = async () => (await world.linkOf(household.uuid)).linkCode;
    const first = await codeOf();
    await runForgetting();
    expect(await codeOf()).toBe(first);
    const [listed] = (await owner.guests.listGuests()).households;
    if (!listed) throw new Error('Still on the list.');
    await owner.guests.saveHousehold({ ...listed, notes: 'added too late' });
    await runForgetting();
    expect(await isFound('added too late')).toBe(false);
    expect(await codeOf()).not.toBe(first);
  });

  it('comes when the couple wants it, or never', async () => {
    const early = await world.invite('Early Bird');
    const kept = await world.invite('Kept Forever');
    await world.repliesOf(early.owner).saveForgetDays({ days: 90, version: 0 });
    await world.repliesOf(kept.owner).saveForgetDays({ days: null, version: 0 });
    for (const { owner } of [early, kept]) {
      const [listed] = (await owner.guests.listGuests()).households;
      if (listed)
        await owner.guests.saveHousehold({ ...listed, notes: `note of ${listed.people[0]?.firstName}` });
    }
    travelTo('2031-12-11');
    await runForgetting();
    expect(await isFound('note of Early')).toBe(true);
    travelTo('2031-12-12');
    await runForgetting();
    expect(await isFound('note of Early')).toBe(false);
    travelTo('2099-01-01');
    await runForgetting();
    expect(await isFound('note of Kept')).toBe(true);
  });

  it('goes on after it was stopped in the middle', async () => {
    travelTo('2031-08-01');
    for (const name of ['One', 'Two', 'Three']) {
      const { owner } = await world.invite(`${name} Stopped`);
      const [listed] = (await owner.guests.listGuests()).households;
      if (listed) await owner.guests.saveHousehold({ ...listed, notes: 'note before the stop' });
    }
    travelTo('2032-09-12');
    const left = async () => {
      const { rows } = await world.db.execute<{ left: number }>(
        sql`select count(*)::int as left from guest_households where notes = 'note before the stop'`,
      );
      return rows[0]?.left;
    };
    let runs = 0;
    const dying = new Proxy(world.db, {
      get(db, name) {
        if (name === 'transaction' && runs++ === 1) throw new Error('The process dies.');
        return Reflect.get(db, name);
      },
    });
    await expect(forgetDue({ db: dying, clock: world.clock })).rejects.toThrow('The process dies.');
    expect(await left()).toBe(2);
    await runForgetting();
    expect(await left()).toBe(0);
  });

  it('is decided by who may change the form', async () => {
    const { owner } = await world.invite('Ruth Adler');
    const family = await world.join(owner, 'FAMILY');
    expect(await refusal(world.repliesOf(family).saveForgetDays({ days: 90, version: 0 }))).toBe(
      'wedding.role_forbids',
    );
    const couple = world.repliesOf(owner);
    expect(await couple.saveForgetDays({ days: 180, version: 0 })).toEqual({ version: 1 });
    expect(await refusal(couple.saveForgetDays({ days: 90, version: 0 }))).toBe('rsvp.changed_meanwhile');
    expect(await couple.listReplies()).toMatchObject({
      settings: { forgetDays: 180, version: 1 },
      lastDay: '2031-09-13',
    });
  });
});
