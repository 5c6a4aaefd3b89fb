import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { PRESENCE_LASTS_MS } from '../../rules/presence.ts';
import { type BudgetWorld, change, openBudgetWorld, type Spender } from '../../testing/budget-world.ts';
import { sweepPresences } from './presence.store.ts';
import { othersHere } from './read-presence.ts';

let world: BudgetWorld;
let maya: Spender;
let jonah: Spender;

beforeAll(async () => {
  world = await openBudgetWorld();
  maya = await world.addCouple();
  jonah = await world.join(maya, 'PARTNER');
});
afterAll(() => world.close());

const cellOf = (column: 'planned' | 'quoted') => ({ lineUuid: randomUUID(), column });

describe('two partners in one budget', () => {
  it('see each other and the cells they are in, until one leaves', async () => {
    const cell = cellOf('planned');
    expect(await maya.budget.tellPresence({ cell: null })).toEqual([]);
    expect(await jonah.budget.tellPresence({ cell })).toMatchObject([{ userUuid: maya.userId, cell: null }]);
    expect(await maya.budget.readPresence()).toMatchObject([{ userUuid: jonah.userId, cell }]);
    expect(await jonah.budget.endPresence()).toEqual({ ended: true });
    expect(await jonah.budget.endPresence()).toEqual({ ended: false });
    expect(await maya.budget.readPresence()).toEqual([]);
  });

  it('are gone half a minute after their last word, without one of theirs', async () => {
    await jonah.budget.tellPresence({ cell: null });
    expect(await maya.budget.readPresence()).toHaveLength(1);
    const later = new Date(world.clock.now().getTime() + PRESENCE_LASTS_MS);
    const { rows: members } = await world.db.$client.query<{ weddingId: string }>(
      'select wedding_id as "weddingId" from wedding_members where user_id = $1',
      [maya.userId],
    );
    const weddingId = members[0]?.weddingId ?? '';
    const { userId } = maya;
    expect(await othersHere(world.db, { weddingId, userId }, new Date(later.getTime() - 1_000))).toHaveLength(
      1,
    );
    expect(await othersHere(world.db, { weddingId, userId }, later)).toEqual([]);
    await sweepPresences(world.db, later);
    const { rows } = await world.db.$client.query('select user_id from budget_presences');
    expect(rows).toEqual([]);
  });

  it('hear of each other when it is news, and only then', async () => {
    const heard: string[] = [];
    const listener = await world.db.$client.connect();
    const isQuiet = Promise.withResolvers<void>();
    listener.on('notification', ({ payload = '' }) => {
      const { kind } = JSON.parse(payload) as { kind: string };
      if (kind === 'budget') isQuiet.resolve();
      else heard.push(kind);
    });
    await listener.query('listen ampersand_live');
    const cell = cellOf('quoted');
    await jonah.budget.tellPresence({ cell });
    await jonah.budget.tellPresence({ cell });
    await jonah.budget.tellPresence({ cell: null });
    await jonah.budget.endPresence();
    // Whatever was told before this has come before it.
    await change(maya, { op: 'change', of: 'total', values: { totalCents: 4_000_000 } });
    await isQuiet.promise;
    listener.release(true);
    expect(heard.filter((kind) => kind === 'presence')).toHaveLength(3);
  });
});

describe('somebody else', () => {
  it('of another wedding neither sees nor is seen', async () => {
    const other = await world.addCouple();
    await maya.budget.tellPresence({ cell: cellOf('planned') });
    expect(await other.budget.tellPresence({ cell: null })).toEqual([]);
    expect(await other.budget.readPresence()).toEqual([]);
    expect(await maya.budget.readPresence()).toEqual([]);
    await other.budget.endPresence();
    expect(await jonah.budget.readPresence()).toHaveLength(1);
  });

  it('who may not see the money is told nothing, and leaves nothing', async () => {
    const pia = await world.join(maya, 'PLANNER');
    expect(await refusal(pia.budget.readPresence())).toBe('wedding.role_forbids');
    expect(await refusal(pia.budget.tellPresence({ cell: cellOf('planned') }))).toBe('wedding.role_forbids');
    expect(await maya.budget.readPresence()).toEqual([]);
    const alone = await world.addPerson('Ida');
    expect(await refusal(alone.budget.tellPresence({ cell: null }))).toBe('wedding.not_a_member');
  });
});
