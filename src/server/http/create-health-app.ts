import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import { createServer } from './create-server.ts';
import { registerHealth } from './health.ts';

/** For a process that runs jobs alone: whoever watches it may ask how it is, and nothing else is there. */
export function createHealthApp(platform: Platform): FastifyInstance {
  const app = createServer(platform);
  registerHealth(app, platform);
  return app;
}
