import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './test-app.ts';
import { signUpCouple, type TestPerson } from './test-people.ts';

const OPERATIONS = path.resolve(import.meta.dirname, '../../../docs/operations.md');
/** The two statements below that heading: for one person, and for everybody. */
const [ofOne = '', ofAll = ''] =
  readFileSync(OPERATIONS, 'utf8')
    .split('## Ending sessions')[1]
    ?.match(/^delete from .*;$/gm) ?? [];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const statusOf = async ({ browser }: TestPerson) => (await browser.call('GET', '/web-api/v1/account')).status;

it('operators end the sessions of one person, or of everybody, as it is written down', async () => {
  const [maya, ruth] = [await signUpCouple(app), await signUpCouple(app)];
  await app.platform.db.$client.query(ofOne.replace("'…'", '$1'), [maya.email]);
  expect([await statusOf(maya), await statusOf(ruth)]).toEqual([401, 200]);
  await app.platform.db.$client.query(ofAll);
  expect(await statusOf(ruth)).toBe(401);
});
