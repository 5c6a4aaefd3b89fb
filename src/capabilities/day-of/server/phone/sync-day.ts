import { ok, type Result } from '#base/result.ts';
import { lockWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { DayPack, SyncAnswer } from '../../contract/phone.contract.ts';
import {
  type DayOperation,
  isSoundValue,
  MOST_AHEAD,
  MOST_PULLED,
  OPERATION_KINDS,
  OPERATIONS,
} from '../../rules/day-operations.ts';
import { soundTime } from '../../rules/sound-time.ts';
import { notThere } from '../change-plan.ts';
import { noteSeen } from '../plan/helpers.store.ts';
import { buildPack } from './build-pack.ts';
import { type DoorKey, openDoor } from './open-door.ts';
import { insertOperations, latestClock, listOperations } from './operations.store.ts';

type Sent = { cursor: number; operations: DayOperation[] };

/** What a kind of operation can be about: only what is in this reader’s pack. */
function subjectsOf(pack: DayPack): Record<DayOperation['kind'], ReadonlySet<string>> {
  const uuids = (things: readonly { uuid: string }[]) => new Set(things.map(({ uuid }) => uuid));
  const items = uuids(pack.items);
  const vendors = uuids(pack.vendors);
  return {
    HERE: uuids(pack.households.flatMap(({ people }) => people)),
    ...{ DONE: items, LATE: items, ARRIVED: vendors, DELAYED: vendors },
  };
}

async function keep(
  tx: Tx,
  { weddingId, pack, now }: { weddingId: string; pack: DayPack; now: Date },
  operations: readonly DayOperation[],
): Promise<{ settled: string[]; refused: string[] }> {
  if (operations.length === 0) return { settled: [], refused: [] };
  const subjects = subjectsOf(pack);
  const latest = await latestClock(tx, weddingId);
  const isAllowed = (operation: DayOperation) =>
    pack.rights.includes(OPERATIONS[operation.kind].right) &&
    isSoundValue(operation) &&
    operation.clock <= latest + MOST_AHEAD &&
    subjects[operation.kind].has(operation.subject);
  const allowed = operations.filter(isAllowed);
  const written = await insertOperations(tx, weddingId, {
    operations: allowed.map((each) => ({ ...each, at: soundTime(each.at, now) })),
    receivedAt: now,
  });
  if (written > 0) await publishLive(tx, weddingTopic(weddingId), { kind: 'day-of', id: weddingId });
  const uuids = (some: readonly DayOperation[]) => some.map(({ uuid }) => uuid);
  return { settled: uuids(allowed), refused: uuids(operations.filter((each) => !isAllowed(each))) };
}

/**
 * Takes what a phone did and tells it what others did. The wedding is locked before the door is opened, so that operations
 * become visible in the order of their cursors, and nobody comes in by a link that is being taken back.
 */
export function syncDay(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  key: DoorKey,
  { cursor, operations }: Sent,
): Promise<Result<SyncAnswer>> {
  return transact(db, async (tx) => {
    const now = clock.now();
    const before = await openDoor(tx, key, now);
    if (!before.ok) return before;
    // Who only listens changes nothing.
    if (operations.length > 0) await lockWedding(tx, before.value.weddingId);
    const opened = operations.length > 0 ? await openDoor(tx, key, now) : before;
    if (!opened.ok) return opened;
    const { weddingId, helperUuid, reader } = opened.value;
    if (weddingId !== before.value.weddingId) return notThere();
    const pack = await buildPack(tx, weddingId, reader);
    if (!pack) return notThere();
    if (helperUuid !== null) await noteSeen(tx, helperUuid, now);
    const kept = await keep(tx, { weddingId, pack, now }, operations);
    const kinds = OPERATION_KINDS.filter((kind) => reader.rights.includes(OPERATIONS[kind].right));
    const news = await listOperations(tx, weddingId, { after: cursor, kinds, limit: MOST_PULLED });
    return ok({
      ...kept,
      operations: news.map(({ cursor: _, ...operation }) => operation),
      cursor: news.at(-1)?.cursor ?? cursor,
      hasMore: news.length === MOST_PULLED,
      packVersion: pack.version,
      now: now.toISOString(),
    });
  });
}
