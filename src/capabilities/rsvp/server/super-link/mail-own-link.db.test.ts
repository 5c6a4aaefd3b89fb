import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMessages } from '#platform/messages/list-messages.ts';
import { replyWith } from '../../testing/rsvp-world.ts';
import { openSuperLinkWorld, type SuperLinkWorld } from '../../testing/super-link-world.ts';

let world: SuperLinkWorld;
beforeAll(async () => {
  world = await openSuperLinkWorld();
});
afterAll(() => world.close());

it('mails its link to a household that has answered, once an hour, and opens nothing', async () => {
  const { owner, households, code } = await world.coupleWith('Ruth Adler');
  const [household] = households;
  if (!household) throw new Error('A household was added.');
  const to = 'ruth@example.com';
  await owner.guests.saveHousehold({
    ...household,
    postalCode: '12534',
    people: household.people.map((person) => ({ ...person, email: to })),
  });
  const ask = (proof: string) => world.guest.findInvitation({ code, name: 'Ruth Adler', proof });
  const own = await world.linkCodeOf(household);
  expect(await ask('12534')).toEqual({ code: own });

  const invitation = await world.guest.readInvitation({ code: own });
  const sent = { code: own, reply: replyWith(invitation, 'ATTENDING'), version: invitation.version };
  await world.guest.sendReply({ ...sent, key: world.clock.uuid() });
  // But for the receipt of the answer.
  const letters = async () =>
    (await listMessages(world.db, { to, limit: 10 })).flatMap(({ unsubscribeUrl, text }) =>
      unsubscribeUrl === null ? [] : [text],
    );
  expect(await ask('99999')).toEqual({ code: null });
  expect(await letters()).toEqual([]);
  expect(await ask('12534')).toEqual({ code: null });
  expect(await ask('12534')).toEqual({ code: null });
  expect(await letters()).toEqual([expect.stringContaining(`/r/${own}`)]);
  world.moveMs(3_600_000);
  await ask('12534');
  expect(await letters()).toHaveLength(2);
});
