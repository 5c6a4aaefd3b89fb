import type { FastifyInstance } from 'fastify';
import { databaseAnswers } from '#platform/database/migrate.ts';
import type { Platform } from '#platform/platform.ts';

/** /healthz: the process is up. /readyz: it can also serve, because the database answers and is migrated. */
export function registerHealth(app: FastifyInstance, { db }: Pick<Platform, 'db'>): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const ready = await databaseAnswers(db);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'waiting for the database' });
  });
}
