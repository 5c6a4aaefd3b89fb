import type { FastifyInstance } from 'fastify';
import { DOCUMENTS_TOPIC } from '#platform/live/announce-change.ts';
import type { Platform } from '#platform/platform.ts';
import type { DocumentCache } from '../document-cache.ts';

/** Drops the documents that show what any process announces as changed, for as long as the application runs. */
export function followChanges(
  app: FastifyInstance,
  { live, log }: Pick<Platform, 'live' | 'log'>,
  cacheNow: () => DocumentCache | undefined,
): void {
  const stop = new AbortController();
  app.addHook('onClose', async () => stop.abort());

  async function follow(): Promise<void> {
    for await (const { kind, id } of live.subscribe([DOCUMENTS_TOPIC], stop.signal)) {
      if (kind === 'resync') cacheNow()?.dropAll();
      if (kind === 'changed' && id !== undefined) cacheNow()?.drop(id);
    }
  }
  follow().catch((error: unknown) => log.error({ err: error }, 'changes are not followed any more'));
}
