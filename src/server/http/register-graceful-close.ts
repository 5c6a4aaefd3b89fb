import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform.ts';

/** What is under way gets this long to finish. */
const PATIENCE_MS = 10_000;

/**
 * Closing waits for open answers, and a stream of live updates is one that never ends by itself: the hub ends them
 * first. Whoever follows reconnects, to another process or to this one after its restart. A connection whose answer comes
 * later than that ends with its answer: kept for a next request, it would hold us up until patience ends.
 */
export function registerGracefulClose(app: FastifyInstance, { live }: Pick<Platform, 'live'>): void {
  let isClosing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    app.server.once('close', () => clearTimeout(impatience));
    impatience.unref();
    await live.close();
  });
}
