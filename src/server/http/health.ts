import type { FastifyInstance } from 'fastify';
import { isMigrated } from '#platform/database/migrate.ts';
import type { Platform } from '#platform/platform.ts';

/** A busy process is alive: whoever restarts it for refusing under load makes things worse. */
const EVEN_UNDER_LOAD = { pressureHandler: () => undefined };

/** /healthz: the process is up. /readyz: it can also serve, because the database answers and is migrated. */
export function registerHealth(app: FastifyInstance, { db }: Pick<Platform, 'db'>): void {
  app.get('/healthz', { logLevel: 'silent', config: EVEN_UNDER_LOAD }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = await isMigrated(db);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'waiting for the database' });
  });
}
