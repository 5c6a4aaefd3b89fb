import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTRACT_CALLS } from '#server/contract-calls.ts';
import routes from '../../src/routes.ts';
import { codeOf, filesIn, readCoverageRows } from './coverage-row.ts';
import { pagePaths, routeFiles } from './page-paths.ts';
import { PROCESS_PATHS, SPEC_CALLS } from './spec-calls.data.ts';
import { SPEC_PAGES } from './spec-pages.data.ts';
import { MESSAGES_FILE, readMessages } from './specified-messages.ts';
import { unusedClaims } from './unused-claims.ts';
import { findUsedCode } from './used-code.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HTTP = path.join(ROOT, 'src/server/http');

/** Where the product begins, besides its pages. */
const FRAME = ['src/root.tsx', 'src/entry.client.tsx', 'src/entry.server.tsx', 'src/server/main.ts'];

const rows = readCoverageRows(readFileSync(path.join(ROOT, 'docs/coverage.md'), 'utf8'));
const statusByCode = new Map(rows.map(({ item, status }) => [codeOf(item), status]));

/** Parameters may be called differently here and there: '/a/{id}', '/a/:uuid' and '/a/{}' are one path. */
function anonymous(text: string): string {
  return text.replaceAll(/\{\w+\}|:\w+/g, '{}');
}

const callKey = ({ method, path: at }: { method: string; path: string }) => `${method} ${anonymous(at)}`;
const served = new Set(CONTRACT_CALLS.map(callKey));
const pages = new Set(pagePaths(routes).map(anonymous));
const httpSources = readdirSync(HTTP)
  .filter((name) => !name.includes('.test.'))
  .map((name) => readFileSync(path.join(HTTP, name), 'utf8'))
  .join('\n');

describe('calls of the specification', () => {
  it.each(SPEC_CALLS)('$method $path is $status', (call) => {
    expect(
      served.has(callKey(call)),
      'served by the contract (if so: done in spec-calls.data.ts and docs/coverage.md)',
    ).toBe(call.status === 'done');
    expect(statusByCode.get(`${call.method} ${call.path}`), 'status in docs/coverage.md').toBe(call.status);
  });
});

describe('paths outside the contract', () => {
  it.each(PROCESS_PATHS)('$path is $status', ({ path: at, status }) => {
    expect(
      CONTRACT_CALLS.some((call) => call.path === at),
      'in the contract',
    ).toBe(false);
    expect(
      httpSources.includes(`'${at}'`),
      'served by src/server/http (if so: done in spec-calls.data.ts and docs/coverage.md)',
    ).toBe(status === 'done');
    expect(statusByCode.get(at), 'status in docs/coverage.md').toBe(status);
  });
});

describe('pages of the specification', () => {
  it.each(SPEC_PAGES)('$path is $status', ({ path: at, status }) => {
    expect(
      pages.has(anonymous(at)),
      'in src/routes.ts (if so: done in spec-pages.data.ts and docs/coverage.md)',
    ).toBe(status === 'done');
    expect(statusByCode.get(at), 'status in docs/coverage.md').toBe(status);
  });
});

describe('docs/coverage.md', () => {
  it('has a row for every call of the contract', () => {
    const missing = CONTRACT_CALLS.map(({ method, path: at }) => `${method} ${at}`).filter(
      (name) => statusByCode.get(name) !== 'done',
    );
    expect(missing).toEqual([]);
  });

  it('says done or later, and names the area that brings what is later', () => {
    const unclear = rows.filter(
      ({ status, where }) =>
        !['done', 'later'].includes(status) || (status === 'later') !== where.startsWith('later: '),
    );
    expect(unclear).toEqual([]);
  });

  it('names a file and a test for everything that is done', () => {
    const unproved = rows.filter(
      ({ status, where, proof }) =>
        status === 'done' &&
        (filesIn(where).length === 0 || !filesIn(proof).some((file) => /\.(test|spec)\.tsx?$/.test(file))),
    );
    expect(unproved).toEqual([]);
  });

  it('claims no rule that no screen and no call uses', () => {
    const starts = [...routeFiles(routes), ...FRAME];
    const messages = readMessages(readFileSync(path.join(ROOT, MESSAGES_FILE), 'utf8'));
    expect(unusedClaims(rows, findUsedCode(ROOT, starts), messages)).toEqual([]);
  });

  it('names only files that exist', () => {
    const named = rows.flatMap(({ where, proof }) => [...filesIn(where), ...filesIn(proof)]);
    expect([...new Set(named)].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});
