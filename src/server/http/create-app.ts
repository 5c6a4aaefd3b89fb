import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Platform } from '#platform/platform.ts';
import type { Router, Sessions } from '../compose.ts';
import { registerApi } from './api-handler.ts';
import { registerCalendarLinks } from './calendar-links.ts';
import { createServer } from './create-server.ts';
import { registerDocuments } from './documents.ts';
import { registerHealth } from './health.ts';
import { registerOpenApi } from './openapi.ts';
import { registerPaymentEvents } from './payment-events.ts';
import { registerPictures } from './pictures.ts';
import { registerCsrf } from './register-csrf.ts';
import { createContextFor } from './request-context.ts';
import { registerSiteFolder } from './site-folder.ts';
import { registerWallArchive } from './wall-archive.ts';

const LOAD_LIMITS = { maxEventLoopDelay: 1_500, maxHeapUsedBytes: 1_500 * 1024 * 1024 };

export type AppParts = {
  platform: Platform;
  router: Router;
  sessions: Sessions;
  loadBuild(): Promise<ServerBuild>;
  /** Static files, or the development server in front of the documents. */
  registerAssets?(app: FastifyInstance): Promise<void>;
  /** Beyond these, new requests are refused at once instead of all becoming slow. */
  loadLimits?: typeof LOAD_LIMITS;
  answerBeginsMs?: number;
};

/** The pipeline every request goes through, in this order: headers, shedding, CSRF, then health, API or document. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { platform, router, sessions, loadBuild, registerAssets, loadLimits = LOAD_LIMITS } = parts;
  const app = createServer(platform, parts.answerBeginsMs);
  await app.register(underPressure, { ...loadLimits, retryAfter: 5 });
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    globalDecompression: false,
  });
  registerCsrf(app, platform);

  const contextFor = createContextFor(platform, sessions);
  registerHealth(app, platform);
  registerOpenApi(app, platform);
  registerPictures(app, platform);
  registerCalendarLinks(app, platform);
  registerWallArchive(app, platform, contextFor);
  registerSiteFolder(app, platform, { contextFor, loadBuild });
  registerPaymentEvents(app, platform);
  registerApi(app, platform, router, contextFor);
  await registerAssets?.(app);
  registerDocuments(app, { platform, router, sessions, contextFor, loadBuild });
  return app;
}
