import type pg from 'pg';
import { seededRandom } from '#base/seeded-random.ts';
import { markDemoDisputed } from '#capabilities/reviews/server/index.ts';
import { listOwnedIds } from '#capabilities/storefronts/server/index.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { ANSWER_DAYS } from '../../rules/dispute-times.ts';
import { type DemoDispute, insertDemoDispute, listDemoShown } from './demo.store.ts';

const DAY_MS = 86_400_000;

type Planned = Pick<DemoDispute, 'reason' | 'words'> &
  Partial<Pick<DemoDispute, 'answer' | 'decision'>> & { nth: number; daysAgo: number };

/** One that waits for its couple, one that waits for staff, one that was decided. */
const DISPUTES: readonly Planned[] = [
  {
    nth: 0,
    daysAgo: 2,
    reason: 'NOT_A_CUSTOMER',
    words: 'We have no booking under this name, and nobody of the team remembers the day.',
  },
  {
    nth: 1,
    daysAgo: 6,
    reason: 'UNTRUE',
    words: 'The ceremony began on time. The run sheet and our messages of that afternoon show it.',
    answer: 'It began at ten past five. Our photographer’s pictures have the time in them.',
  },
  {
    nth: 2,
    daysAgo: 40,
    reason: 'PERSONAL',
    words: 'It names one of our waiters, who is nineteen.',
    decision: 'The review names nobody and stays within what our rules allow.',
  },
];

/** The first listing of the demo's vendor disputes some of what is said about it. */
export async function fillDemo(
  client: pg.ClientBase,
  { seed, now, vendorUserId }: Pick<DemoWorld, 'seed' | 'now' | 'vendorUserId'>,
): Promise<void> {
  if (!vendorUserId) return;
  const [storefrontId] = await listOwnedIds(client, vendorUserId);
  const shown = storefrontId === undefined ? [] : await listDemoShown(client, storefrontId);
  for (const { nth, daysAgo, reason, words, answer = null, decision = '' } of DISPUTES) {
    const reviewId = shown[nth];
    if (reviewId === undefined) continue;
    const openedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const isOpen = decision === '';
    await insertDemoDispute(client, {
      ...{ uuid: seededRandom(seed, 'dispute', reviewId).uuid(), reviewId, reason, words, answer, decision },
      ...{ state: isOpen ? 'OPEN' : 'KEPT', openedBy: vendorUserId, openedAt },
      answerUntil: new Date(openedAt.getTime() + ANSWER_DAYS * DAY_MS),
      answeredAt: answer === null ? null : new Date(openedAt.getTime() + 2 * DAY_MS),
      endedAt: isOpen ? null : new Date(openedAt.getTime() + 9 * DAY_MS),
    });
    if (isOpen) await markDemoDisputed(client, reviewId, openedAt);
  }
}
