import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { SearchMode, SeatingProblem } from '../src/capabilities/seating/rules/solver/problem.ts';
import { searchSeats } from '../src/capabilities/seating/rules/solver/search-seats.ts';
import { makeWedding } from '../src/capabilities/seating/testing/make-wedding.ts';
import { test } from './support/test.ts';

type Order = { problem: SeatingProblem; mode: SearchMode; seed: number };

/** The file that the product starts beside its page, as it was built. */
function workerFile(): string {
  const assets = path.join(import.meta.dirname, '../build/client/assets');
  const [name] = readdirSync(assets).filter((file) => /^search-worker-.*\.js$/.test(file));
  if (!name) throw new Error('The build has no search.');
  return `/assets/${name}`;
}

/** What the built search answers in this browser, letter by letter. */
function searchInBrowser(page: Page, order: Order): Promise<string> {
  return page.evaluate(
    ([file, sent]) =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker(file, { type: 'module' });
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        worker.addEventListener('message', ({ data }) => {
          if (!data.plan) return;
          worker.terminate();
          resolve(JSON.stringify(data.plan));
        });
        worker.postMessage(sent);
      }),
    [workerFile(), order] as const,
  );
}

test('one seed gives the same chairs, points and sentences in the browser and on the server', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  const fill: Order = { problem: makeWedding({ guests: 120, seed: 11 }), mode: 'FILL', seed: 20_311 };
  const found = searchSeats(fill.problem, fill);
  expect(found.seats).toHaveLength(120);
  expect(await searchInBrowser(page, fill)).toBe(JSON.stringify(found));

  // From a plan that is there, with somebody who came late and another order of walks.
  const [late] = fill.problem.people;
  const present = found.seats.filter(({ personId }) => personId !== late?.id);
  const improve: Order = { problem: { ...fill.problem, present }, mode: 'IMPROVE', seed: 7 };
  expect(await searchInBrowser(page, improve)).toBe(JSON.stringify(searchSeats(improve.problem, improve)));
  const repair: Order = { problem: { ...fill.problem, present }, mode: 'REPAIR', seed: 2_147_483_646 };
  expect(await searchInBrowser(page, repair)).toBe(JSON.stringify(searchSeats(repair.problem, repair)));
});
