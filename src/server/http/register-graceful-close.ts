import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform.ts';

/** What is under way gets this long to finish. */
const PATIENCE_MS = 10_000;

/**
 * Closing waits for open answers, and a stream of live updates is one that never ends by itself: the hub ends them
 * first. Whoever follows reconnects, to another process or to this one after its restart.
 */
export function registerGracefulClose(app: FastifyInstance, { live }: Pick<Platform, 'live'>): void {
  app.addHook('preClose', async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    app.server.once('close', () => clearTimeout(impatience));
    impatience.unref();
    await live.close();
  });
}
