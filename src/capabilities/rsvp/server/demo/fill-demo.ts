import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { linkCodeOf } from '../../rules/link-code.ts';
import { receiptOf } from '../../rules/receipt-code.ts';
import { shortCodeOf } from '../../rules/short-code.ts';
import { copyAnswered, copyLinks, copyRequests, listDemoReplies } from './world.store.ts';

const DAY_MS = 86_400_000;

/** The same for the same seed, so that a printed card of the demo keeps working. */
function bytesOf(seed: string, householdUuid: string, what: string): Buffer {
  return createHash('sha256').update(`${seed}:${what}:${householdUuid}`).digest();
}

/** How the demo couple’s guests reach their pages, what they answered, and what two of them would change. */
export async function fillDemo(client: pg.ClientBase, { seed, now }: DemoWorld): Promise<void> {
  const households = await listDemoReplies(client);
  const links = households.map(({ uuid, weddingId, answeredAt }) => ({
    householdUuid: uuid,
    weddingId,
    linkCode: linkCodeOf(bytesOf(seed, uuid, 'link')),
    shortCode: shortCodeOf(bytesOf(seed, uuid, 'short')),
    answeredAt,
  }));
  await copyLinks(client, links);
  const answered = households.filter(({ answeredAt }) => answeredAt !== null);
  await copyAnswered(client, answered, (uuid) => receiptOf(bytesOf(seed, uuid, 'receipt')));
  await copyRequests(
    client,
    answered.filter(({ isComing }) => isComing).slice(0, 2),
    new Date(now.getTime() - DAY_MS),
  );
}
