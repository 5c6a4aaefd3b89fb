import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRsvpWorld, type RsvpWorld, replyWith } from '../../testing/rsvp-world.ts';

let world: RsvpWorld;

beforeAll(async () => {
  world = await openRsvpWorld();
});
afterAll(() => world.close());

it('shows how every household stands, to its own couple alone and links to nobody who may only look', async () => {
  const { owner, household, code } = await world.invite('Ruth & Walter Adler');
  await world.guest.noteOpened({ code });
  const invitation = await world.guest.readInvitation({ code });
  await world.guest.saveReplyDraft({ code, reply: replyWith(invitation, 'ATTENDING') });
  const { households } = await world.repliesOf(owner).listReplies();
  expect(households).toMatchObject([
    { householdUuid: household.uuid, linkCode: code, hasDraft: true, answeredAt: null, request: null },
  ]);
  const viewer = await world.join(owner, 'VIEWER');
  const seen = await world.repliesOf(viewer).listReplies();
  expect(seen.households).toMatchObject([{ householdUuid: household.uuid, linkCode: '', shortCode: '' }]);
  const stranger = await world.addOwner('Nadia');
  expect((await world.repliesOf(stranger).listReplies()).households).toEqual([]);
});

it('writes one person a row, with answers, and no formula that a spreadsheet would run', async () => {
  const { owner, code } = await world.invite('=cmd() Lee & Alex Lee');
  const replies = world.repliesOf(owner);
  await replies.saveQuestions({
    version: 0,
    questions: [
      {
        ...{ uuid: null, scope: 'HOUSEHOLD', kind: 'YES_NO', label: 'Bus?', options: '', isRequired: false },
        showWhen: { kind: 'ALWAYS' },
      },
    ],
  });
  const invitation = await world.guest.readInvitation({ code });
  const [bus] = invitation.questions;
  const reply = replyWith(invitation, 'ATTENDING');
  await world.guest.sendReply({
    code,
    reply: {
      ...reply,
      people: reply.people.map((person) => ({ ...person, diets: ['NUTS'] })),
      answers: [{ questionUuid: bus?.uuid ?? '', guestUuid: null, values: ['yes'] }],
      note: '@home',
    },
    key: world.clock.uuid(),
    version: invitation.version,
    way: 'CODE',
  });
  const lines = (await (await replies.exportReplies()).text()).trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Diet,Diet note,Needs,Bus?,Answered,How,Note');
  expect(lines[1]).toContain('Coming,Short rib,No nuts,,,Yes,');
  expect(lines[1]).toContain("'@home");
  expect(lines[1]).toContain('By code');
  expect(lines[2]).toContain('Coming,Short rib,No nuts,,,,');
  expect(lines.slice(1).every((line) => !line.startsWith('='))).toBe(true);
  const viewer = await world.join(owner, 'VIEWER');
  const seen = await (await world.repliesOf(viewer).exportReplies()).text();
  expect(seen).toContain('Coming');
  expect(seen).not.toMatch(/No nuts|@home|Yes/);
});
