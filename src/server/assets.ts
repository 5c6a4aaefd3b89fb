import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Config } from '#platform/config/config.ts';
import { checkPages } from './http/check-pages.ts';
import { registerFiles } from './http/register-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CLIENT_BUILD = path.join(ROOT, 'build/client');
const SERVER_BUILD = path.join(ROOT, 'build/server/index.js');

export type Assets = {
  loadBuild(): Promise<ServerBuild>;
  registerAssets(app: FastifyInstance): Promise<void>;
  attach?(app: FastifyInstance): void;
  /** Refuses to start with pages that cannot work. */
  check?(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
};

/** Files of the finished build. */
async function builtAssets(): Promise<Assets> {
  const build: ServerBuild = await import(SERVER_BUILD);
  return {
    loadBuild: () => Promise.resolve(build),
    registerAssets: (app) => registerFiles(app, path.join(CLIENT_BUILD, 'assets')),
    check: checkPages,
    close: () => Promise.resolve(),
  };
}

/** Vite in front of the documents, in the same process and on the same port. */
async function hotAssets(): Promise<Assets> {
  const { createServer } = await import('vite');
  const { createServer: createHttpServer } = await import('node:http');
  const hmrServer = createHttpServer();
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: hmrServer } },
  });
  return {
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    async registerAssets(app) {
      await app.register(import('@fastify/middie'));
      app.use(vite.middlewares);
    },
    attach: (app) => app.server.on('upgrade', (...request) => hmrServer.emit('upgrade', ...request)),
    close: () => vite.close(),
  };
}

export function chooseAssets(config: Config): Promise<Assets> {
  return config.hotReload ? hotAssets() : builtAssets();
}
