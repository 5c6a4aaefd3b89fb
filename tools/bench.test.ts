import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const LOCK = '{"packages":{}}';

let folder: string;
const inFolder = (...parts: string[]) => path.join(folder, ...parts);

function write(name: string, text: string): void {
  mkdirSync(path.dirname(inFolder(name)), { recursive: true });
  writeFileSync(inFolder(name), text);
}

/** A clone as `npm start` leaves it behind, with an npm and a benchmark that only tell how they were called. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ampersand-bench-'));
  cpSync(path.join(ROOT, 'tools'), inFolder('tools'), { recursive: true });
  write('package.json', readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  write('package-lock.json', LOCK);
  write('bench/run.ts', `console.log('measured', ...process.argv.slice(2)); process.exitCode = 3;`);
  write('bin/npm', '#!/bin/sh\necho "$@" >> "$CALLS"\n');
  chmodSync(inFolder('bin/npm'), 0o755);
  mkdirSync(inFolder('node_modules/node/bin'), { recursive: true });
  mkdirSync(inFolder('node_modules/.bin'));
  symlinkSync(process.execPath, inFolder('node_modules/node/bin/node'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function stampInstalled(mode: string): void {
  const lock = createHash('sha256').update(LOCK).digest('hex');
  write('node_modules/.ampersand-install', JSON.stringify({ lock, mode }));
}

async function bench(...args: string[]): Promise<{ code: number; output: string; npmCalls: string }> {
  const { scripts } = JSON.parse(readFileSync(inFolder('package.json'), 'utf8')) as {
    scripts: { bench: string };
  };
  const script = /(\S+\.m?[jt]s)$/.exec(scripts.bench)?.[1] ?? '';
  const env = { ...process.env, PATH: `${inFolder('bin')}:${process.env.PATH}`, CALLS: inFolder('calls') };
  write('calls', '');
  const ran = await promisify(execFile)(process.execPath, [inFolder(script), ...args], {
    env,
    cwd: folder,
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, output: error.stdout }),
  );
  return { ...ran, npmCalls: readFileSync(inFolder('calls'), 'utf8') };
}

describe('npm run bench', () => {
  it('adds the packages it needs to those that npm start brought, then measures what was asked for', async () => {
    stampInstalled('production');
    const { code, output, npmCalls } = await bench('--only=leads', '--repeat=1');
    expect(npmCalls).toMatch(/^install --no-save --include=dev /);
    expect(output).toContain('measured --only=leads --repeat=1');
    expect(code, 'as the benchmark ended').not.toBe(0);
  });

  it('installs nothing where everything is there', async () => {
    stampInstalled('all');
    const { output, npmCalls } = await bench();
    expect(npmCalls).toBe('');
    expect(output).toContain('measured');
  });
});
