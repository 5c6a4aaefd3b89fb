import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unusedClaims } from './unused-claims.ts';
import { findUsedCode, type UsedCode } from './used-code.ts';

/** A small product: one screen, one lazily loaded part, rules of which some are used. */
const SOURCES: Record<string, string> = {
  'src/page.route.tsx': `
    import { asked, type Kept } from '#base/rules.ts';
    import { MESSAGES as words } from '#base/validation/messages.ts';
    const Part = lazy(() => import('./part.tsx'));
    export default function Page(props: Kept) { return <Part text={asked(words.date)} />; }`,
  'src/part.tsx': `export { Inner as Part } from './inner.tsx';`,
  'src/inner.tsx': `
    import data from '#base/table.data.json' with { type: 'json' };
    export function Inner() { return data.length; }
    export function NeverDrawn() { return unasked(); }
    import { unasked } from '#base/rules.ts';`,
  'src/base/rules.ts': `
    import { helper } from './helper.ts';
    import { idle } from './idle.ts';
    export type Kept = { of: typeof idle };
    export const asked = (text: string) => helper(text);
    export const unasked = () => idle();`,
  'src/base/helper.ts': 'export const helper = (text: string) => text;',
  'src/base/idle.ts': 'export const idle = () => 1;',
  'src/base/table.data.json': '[]',
  'src/base/validation/messages.ts': `export const MESSAGES = { date: 'Invalid date', time: 'Invalid time' };`,
};

let root: string;
let used: UsedCode;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'used-code-'));
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  used = findUsedCode(root, ['src/page.route.tsx']);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the code in use', () => {
  it('is what a screen reaches, by lazy imports, re-exports and data as well', () => {
    expect([...used.files].toSorted()).toEqual(
      Object.keys(SOURCES)
        .filter((file) => file !== 'src/base/idle.ts')
        .toSorted(),
    );
  });

  it('is told name by name: neighbors, types and what is only declared do not count', () => {
    expect(used.names).toContain('src/base/rules.ts#asked');
    expect(used.names).not.toContain('src/base/rules.ts#unasked');
    expect(used.names).not.toContain('src/inner.tsx#NeverDrawn');
    expect(used.names).toContain('src/base/validation/messages.ts#MESSAGES.date');
    expect(used.names).not.toContain('src/base/validation/messages.ts#MESSAGES.time');
  });
});

describe('a planted row', () => {
  const messages = [
    { name: 'MESSAGES.date', text: 'Invalid date' },
    { name: 'MESSAGES.time', text: 'Invalid time' },
  ];
  const claimsOf = (item: string, where: string, status = 'done') =>
    unusedClaims([{ item, where, status, proof: '' }], used, messages);

  it('fails where it claims a rule that no screen and no call uses', () => {
    expect(claimsOf('Idle', '`src/base/helper.ts` · `src/base/idle.ts`')).toEqual([
      'Idle: nothing uses src/base/idle.ts',
    ]);
    expect(claimsOf('Unasked', '`src/base/rules.ts#unasked`')).toEqual([
      'Unasked: nothing uses src/base/rules.ts#unasked',
    ]);
  });

  it('fails where it leaves open which of several rules it claims, and one of them is idle', () => {
    expect(claimsOf('Rules', '`src/base/rules.ts`')).toEqual([
      'Rules: src/base/rules.ts has what nothing uses (unasked); say file#name',
    ]);
    expect(claimsOf('Rules', '`src/base/rules.ts#asked`')).toEqual([]);
  });

  it('fails where it claims a message that nobody can read', () => {
    expect(claimsOf('Time: ‘Invalid time’', '`src/base/helper.ts`')).toEqual([
      'Time: ‘Invalid time’: nothing uses src/base/validation/messages.ts#MESSAGES.time',
    ]);
  });

  it('passes where what it claims is used, or comes later', () => {
    expect(claimsOf('Date: ‘Invalid date’', '`src/base/helper.ts`')).toEqual([]);
    expect(claimsOf('Idle', 'later: its screen; the code is in `src/base/idle.ts`', 'later')).toEqual([]);
  });
});
