import type pg from 'pg';
import { FURTHER_WEDDINGS, type FurtherWedding } from '#capabilities/weddings/demo/further-weddings.ts';
import { DEMO_WEDDING_ID } from '#capabilities/weddings/demo.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { ANSWERED_LIST, CLOSING_LIST, EARLY_LIST, type ListShape } from '../../demo/list-shapes.data.ts';
import { planGuests } from '../../demo/plan-guests.ts';
import { copyGuests, findWeddingDate } from './world.store.ts';

const SHAPES: Readonly<Record<FurtherWedding['email'], ListShape>> = {
  'almost@demo.example': CLOSING_LIST,
  'today@demo.example': ANSWERED_LIST,
  'married@demo.example': ANSWERED_LIST,
};

/** Whom the demo couples invite. */
export async function fillDemo(client: pg.ClientBase, { seed, now }: DemoWorld): Promise<void> {
  await fillList(client, DEMO_WEDDING_ID, { seed, now, shape: EARLY_LIST });
  for (const { weddingId, email } of FURTHER_WEDDINGS)
    await fillList(client, weddingId, { seed: `${seed} ${email}`, now, shape: SHAPES[email] });
}

type List = { seed: string; now: Date; shape: ListShape };

async function fillList(client: pg.ClientBase, weddingId: string, { seed, now, shape }: List): Promise<void> {
  const found = await findWeddingDate(client, weddingId);
  if (!found) return;
  await copyGuests(client, weddingId, planGuests(seed, { now, weddingDate: found.weddingDate, shape }));
}
