import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#platform/database/database.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { applyMigrations } from '#platform/database/migrate.ts';
import { prepareJobs } from '#platform/jobs/worker.ts';
import { createLog } from '#platform/log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

export const TEMPLATE = 'ampersand_template';

function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const admin = new pg.Client(clusterUrl);
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  // Tables that were never counted are taken for large, and to start processes for empty ones takes ten times as long as to read them.
  await admin.query('alter role current_user set max_parallel_workers_per_gather = 0');
  await admin.end();
  const db = connectDatabase(databaseUrl(clusterUrl, TEMPLATE), createLog('silent'));
  await applyMigrations(db);
  await prepareJobs(db.$client);
  // A template with open connections cannot be copied.
  await db.$client.end();
}

/** One throw-away cluster for a whole test run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-test-'));
  const cluster = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => undefined });
  await makeTemplate(cluster.url);
  project.provide('clusterUrl', cluster.url);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
