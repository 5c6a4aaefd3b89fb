import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { TEMPLATE } from './test-cluster.ts';

export type TestDatabase = { db: Database; url: string; close(): Promise<void> };

/** A database of its own, fully migrated: a copy of the template, made in some 50 ms. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(clusterUrl);
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  await admin.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const db = connectDatabase(url.href, createLog('silent', false), 10);
  return { db, url: url.href, close: () => db.$client.end() };
}
