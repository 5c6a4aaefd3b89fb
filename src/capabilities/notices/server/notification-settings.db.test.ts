import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users, vendorUsers } from '#capabilities/identity/tables.ts';
import { openWeddingWorld, type Person, refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { VISITOR } from '#platform/actor.ts';
import { notificationSettings } from '../tables.ts';
import { noticesClient } from '../testing/notices-client.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const SECRET = 'the secret of a test';
let world: Awaited<ReturnType<typeof openWeddingWorld>>;

beforeAll(async () => {
  world = await openWeddingWorld();
});
afterAll(() => world.close());

const as = (person: Person) => noticesClient({ ...world, secret: SECRET }, person.actor);
const visitor = () => noticesClient({ ...world, secret: SECRET }, VISITOR);

async function addOptedInVendor(): Promise<Person> {
  const person = await world.addPerson('Ruth', { isVendor: true });
  await world.db.insert(vendorUsers).values({ userId: person.userId, smsOptedInAt: world.clock.now() });
  await world.db.update(users).set({ phoneNumber: '+14155550133' }).where(eq(users.id, person.userId));
  return person;
}

describe('notification settings', () => {
  it('begin with each by mail, for a couple and for a vendor who opted in', async () => {
    const maya = await world.addPerson('Maya');
    const couple = { side: 'COUPLE', mail: 'EACH', textMessages: true, canText: false };
    expect(await as(maya).listNotifications()).toEqual([couple]);
    const ruth = await addOptedInVendor();
    const vendor = { side: 'VENDOR', mail: 'EACH', textMessages: true, canText: true };
    expect(await as(ruth).listNotifications()).toEqual([couple, vendor]);
  });

  it('keep what was chosen, each side by itself', async () => {
    const ruth = await addOptedInVendor();
    await as(ruth).saveNotifications({ side: 'VENDOR', mail: 'DIGEST', textMessages: false });
    const answer = await as(ruth).saveNotifications({ side: 'COUPLE', mail: 'OFF', textMessages: false });
    expect(answer).toMatchObject([
      { side: 'COUPLE', mail: 'OFF' },
      { side: 'VENDOR', mail: 'DIGEST', textMessages: false, canText: true },
    ]);
    await as(ruth).saveNotifications({ side: 'VENDOR', mail: 'EACH', textMessages: true });
    expect((await as(ruth).listNotifications())[1]).toMatchObject({ mail: 'EACH', textMessages: true });
  });

  it('are nobody else’s business: no visitors, and no vendor’s side without being one', async () => {
    const maya = await world.addPerson('Maya');
    const setting = { mail: 'OFF', textMessages: false } as const;
    expect(await refusal(as(maya).saveNotifications({ side: 'VENDOR', ...setting }))).toBe('not_found');
    expect(await refusal(visitor().listNotifications())).toBe('unauthenticated');
    expect(await refusal(visitor().saveNotifications({ side: 'COUPLE', ...setting }))).toBe(
      'unauthenticated',
    );
  });
});

describe('the link at the end of a mail', () => {
  it('ends the mails of its person and side, without signing in and as often as pressed', async () => {
    const ruth = await addOptedInVendor();
    await as(ruth).saveNotifications({ side: 'VENDOR', mail: 'DIGEST', textMessages: true });
    const token = unsubscribeToken(SECRET, ruth.userId, 'VENDOR');
    expect(await visitor().unsubscribe({ token })).toEqual({ side: 'VENDOR' });
    expect(await visitor().unsubscribe({ token })).toEqual({ side: 'VENDOR' });
    expect(await as(ruth).listNotifications()).toMatchObject([
      { side: 'COUPLE', mail: 'EACH' },
      { side: 'VENDOR', mail: 'OFF', textMessages: true },
    ]);
  });

  it('does nothing when it is forged', async () => {
    const maya = await world.addPerson('Maya');
    const token = unsubscribeToken(SECRET, maya.userId, 'COUPLE');
    const forged = [
      token.replace(/^c/, 'v'),
      unsubscribeToken('another secret', maya.userId, 'COUPLE'),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `c.${maya.userId}.${'x'.repeat(43)}`,
      maya.userId,
      '../../etc',
      '',
    ];
    for (const one of forged) expect(await refusal(visitor().unsubscribe({ token: one }))).toBe('not_found');
    expect(await as(maya).listNotifications()).toMatchObject([{ mail: 'EACH' }]);
  });

  it('bears an account that is gone', async () => {
    const token = unsubscribeToken(SECRET, randomUUID(), 'COUPLE');
    expect(await visitor().unsubscribe({ token })).toEqual({ side: 'COUPLE' });
    const rows = await world.db.select().from(notificationSettings);
    expect(rows.every(({ userId }) => !token.includes(userId))).toBe(true);
  });
});
