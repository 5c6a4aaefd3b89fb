import type { LiveKind } from '#base/live-kind.ts';
import type { Tx } from '#platform/database/database.ts';
import { notifyProcesses } from './store.ts';

/** PostgreSQL refuses 8000 bytes; the margin is ours. */
const LARGEST_MESSAGE_BYTES = 7_000;

/** Says that something changed, not what: subscribers load it with their own rights. */
export async function publishLive(
  tx: Pick<Tx, 'execute'>,
  topic: string,
  event: { kind: LiveKind; id?: string },
): Promise<void> {
  const message = JSON.stringify({ topic, kind: event.kind, id: event.id });
  if (Buffer.byteLength(message) > LARGEST_MESSAGE_BYTES) {
    throw new Error(`A live event on the topic ${topic.slice(0, 80)} is too large; send an id instead.`);
  }
  await notifyProcesses(tx, message);
}
