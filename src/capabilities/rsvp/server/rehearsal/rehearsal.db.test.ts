import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { applyStep } from '../../rules/apply-step.ts';
import { knownReply } from '../../rules/fitting-reply.ts';
import type { HouseholdInvitation } from '../../rules/household-invitation.ts';
import { packReply, unpackReply } from '../../rules/rehearsal/packed-reply.ts';
import { rehearsedInvitation } from '../../rules/rehearsal/rehearsed-invitation.ts';
import type { Reply } from '../../rules/reply.ts';
import { openStep, type ReplyStep } from '../../rules/reply-steps.ts';
import { askedOf, keyAfter, placeOf } from '../../rules/reply-walk.ts';
import { openRsvpWorld, type RsvpWorld } from '../../testing/rsvp-world.ts';
import { form } from '../../testing/sample-invitation.ts';

let world: RsvpWorld;

beforeAll(async () => {
  world = await openRsvpWorld();
});
afterAll(() => world.close());

/** Every row of every table, as one number each. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows: tables } = await world.db.execute<{ name: string }>(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await world.db.execute(
      sql.raw(
        `select count(*) as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
      ),
    );
    found[name] = rows[0];
  }
  return found;
}

function said(step: ReplyStep) {
  if (step.kind === 'coming') return form({ all: 'yes' });
  if (step.kind === 'name') return form({ first: 'Sam', last: 'Reed' });
  if (step.kind === 'dinner') return form({ dish: step.event.dishes[0]?.uuid ?? '', 'diet-note': 'No nuts' });
  if (step.kind === 'words') return form({ note: 'So happy!', email: 'ruth@example.com' });
  return form({ 'diet-0': 'VEGAN', 'answer-0': 'yes', answer: 'yes' });
}

/** From the first screen to Send, each screen asked for anew with what the address carries. */
async function walk(read: () => Promise<HouseholdInvitation>): Promise<{ keys: string[]; reply: Reply }> {
  const keys: string[] = [];
  let packed = '';
  let key = 'coming-1';
  for (;;) {
    const invitation = await read();
    const reply = unpackReply(invitation, packed);
    const { step } = placeOf(invitation, key, reply);
    if (!step) throw new Error(`No screen ${key}.`);
    keys.push(key);
    if (step.kind === 'summary') return { keys, reply };
    const next = applyStep(reply, step, said(step));
    packed = packReply(invitation, next);
    const after = keyAfter(invitation, step, next);
    if (after === undefined) throw new Error(`${key} is not answered.`);
    key = after;
  }
}

describe('a rehearsal', () => {
  it('walks all of a household’s screens to the end and leaves every table as it was', async () => {
    const { owner, household } = await world.invite('Ruth & Walter Adler + guest');
    const api = world.repliesOf(owner);
    const before = await everything();
    const { keys, reply } = await walk(() => api.readRehearsal({ uuid: household.uuid }));
    expect(keys).toEqual([
      'coming-1',
      'name-3',
      'dinner-1-1',
      'dinner-1-2',
      'dinner-1-3',
      'care',
      'words',
      'summary',
    ]);
    const invitation = await api.readRehearsal({ uuid: household.uuid });
    const shown = rehearsedInvitation(invitation, reply, '2031-01-01T00:00:00.000Z');
    expect(shown.sent?.note).toBe('So happy!');
    expect(await everything()).toEqual(before);
  });

  it('shows after Send exactly what the household has after its own', async () => {
    const { owner, household, code } = await world.invite('Ruth & Walter Adler + guest');
    const api = world.repliesOf(owner);
    const { reply } = await walk(() => api.readRehearsal({ uuid: household.uuid }));
    const before = await api.readRehearsal({ uuid: household.uuid });
    await world.guest.sendReply({ code, reply, key: world.clock.uuid(), version: before.version });
    const after = await world.guest.readInvitation({ code });
    const shown = rehearsedInvitation(before, reply, after.sent?.at ?? '');
    expect(shown.sent && { ...shown, version: 1, sent: { ...shown.sent, receipt: '' } }).toEqual(
      after.sent && { ...after, sent: { ...after.sent, receipt: '' } },
    );
  });

  it('is what the household would see on another day, too', async () => {
    const { owner, household, code } = await world.invite('Ruth Adler', { closesOn: '2031-08-17' });
    const api = world.repliesOf(owner);
    expect(await api.readRehearsal({ uuid: household.uuid })).toEqual(
      await world.guest.readInvitation({ code }),
    );
    const late = await api.readRehearsal({ uuid: household.uuid, on: '2031-08-18' });
    expect(late.events.map(({ window }) => window)).toEqual(['CLOSED']);
    const { reply } = await walk(() => api.readRehearsal({ uuid: household.uuid, on: '2031-08-18' }));
    expect(openStep(late, reply, askedOf(late))).toBeUndefined();
    expect(rehearsedInvitation(late, reply, '')).toEqual({ ...late, waiting: true });
  });

  it('does not show what a household typed and did not send', async () => {
    const { owner, household, code } = await world.invite('Ruth Adler');
    const invitation = await world.guest.readInvitation({ code });
    await world.guest.saveReplyDraft({ code, reply: { ...knownReply(invitation), note: 'Not yet!' } });
    expect((await world.repliesOf(owner).readRehearsal({ uuid: household.uuid })).draft).toBeNull();
  });

  it('is for who may edit the list, and of their own', async () => {
    const { owner, household } = await world.invite('Ruth Adler');
    const other = await world.invite('Eve Stone');
    const api = world.repliesOf(owner);
    expect(await refusal(api.readRehearsal({ uuid: other.household.uuid }))).toBe('rsvp.not_found');
    const viewer = await world.join(owner, 'VIEWER');
    expect(await refusal(world.repliesOf(viewer).readRehearsal({ uuid: household.uuid }))).toBe(
      'wedding.role_forbids',
    );
    await owner.guests.changeHouseholds({
      changes: [{ uuids: [household.uuid], side: null, list: 'LATER', listRank: null }],
    });
    expect(await refusal(api.readRehearsal({ uuid: household.uuid }))).toBe('rsvp.not_found');
  });
});
