import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import type { DatabaseLine } from './database-line.ts';
import { TEMPLATE } from './test-cluster.ts';

export type TestDatabase = { db: Database; url: string; close(): Promise<void> };

/** A database of its own, fully migrated: a copy of the template, made in some 50 ms. */
export async function openTestDatabase(line?: DatabaseLine): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(clusterUrl);
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  await admin.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const reached = line ? await line.through(url.href) : url.href;
  // Patient with a busy machine, unless a test is about not being answered.
  const patience = line ? { waitMs: 400, answerWithinMs: 600 } : { waitMs: 10_000 };
  const db = connectDatabase(reached, createLog('silent'), { connections: 10, ...patience });
  return { db, url: reached, close: () => db.$client.end() };
}
