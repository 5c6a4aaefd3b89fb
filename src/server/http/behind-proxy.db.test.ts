import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram, type ProxyName, type RunningProxy, runProxy } from '../testing/run-proxy.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** Two from one network are let through in a minute, and no third. */
const LIMITED = { RATE_LIMIT_FACTOR: '0.01' };
const PATH = '/web-marketplace-api/v1/us-city/typeahead?search-string=hud';

type Sent = { port: number; path?: string; method?: string; headers?: [string, string][]; from?: string };

/** Straight onto the wire: header lines as they are, twice if they come twice, from any address of this machine. */
function send({ port, path = PATH, method = 'GET', headers = [], from }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const lines = [['host', 'www.example.com'], ['content-length', '0'], ...headers].flat();
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: lines, localAddress: from, agent: false },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

async function listen(env: Record<string, string>): Promise<{ test: TestApp; port: number }> {
  const test = await openTestApp({ env: { ...LIMITED, ...env } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  // Limits by the minute: none may turn while we count.
  test.clock.now = () => new Date('2030-05-01T10:00:30Z');
  return { test, port: (test.app.server.address() as AddressInfo).port };
}

async function statuses(times: number, ask: (index: number) => Promise<number>): Promise<number[]> {
  const found = [];
  for (let index = 0; index < times; index += 1) found.push(await ask(index));
  return found;
}

const REFUSED_THIRD = [200, 200, 429];
const NEVER_REFUSED = [200, 200, 200];
const forged = (index: number) => `203.0.113.${index}`;
const list = (...addresses: string[]): [string, string][] => [['X-Forwarded-For', addresses.join(', ')]];
const lines = (...addresses: string[]): [string, string][] =>
  addresses.map((address) => ['X-Forwarded-For', address]);

describe.each(['1', 'loopback', '127.0.0.0/8,10.0.0.0/8'])('with TRUST_PROXY=%s', (trust) => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    ({ test, port } = await listen({ TRUST_PROXY: trust }));
  });
  afterAll(() => test.close());

  it.each([
    // What docs/proxy/nginx.conf makes of a forged header, and what docs/proxy/haproxy.cfg does.
    ['nginx', (index: number) => list(forged(index), '198.51.100.1')],
    ['HAProxy', (index: number) => lines(forged(index), '198.51.100.2')],
    ['a long forged list', (index: number) => list(...Array(50).fill(forged(index)), '198.51.100.3')],
    ['ports', (index: number) => list(forged(index), `198.51.100.4:${4000 + index}`)],
    ['IPv6 with ports', (index: number) => list(`[2001:db8:1:1::${index}]:${4000 + index}`)],
  ])('counts by what the proxy saw, not by what a visitor forged: %s', async (_name, headers) => {
    expect(await statuses(3, (index) => send({ port, headers: headers(index) }))).toEqual(REFUSED_THIRD);
  });

  it('counts visitors apart', async () => {
    const headers = (index: number) => list(forged(1), `198.51.100.${10 + index}`);
    expect(await statuses(3, (index) => send({ port, headers: headers(index) }))).toEqual(NEVER_REFUSED);
  });

  it('takes what is no address for the proxy itself, however it is made up', async () => {
    const made = ['unknown', '_hidden', 'x'.repeat(10_000), '256.1.1.1', '1.2.3', '%00', ',,,', '::g', '"'];
    const answers = await statuses(made.length, (index) => send({ port, headers: list(made[index] ?? '') }));
    expect(answers.slice(2)).toEqual(made.slice(2).map(() => 429));
  });

  it('believes the host that the nearest proxy forwarded', async () => {
    const token = await test.browser().csrfToken();
    const signOut = (...more: [string, string][]) =>
      send({
        port,
        method: 'POST',
        path: '/web-api/v1/auth/sign-out',
        headers: [
          ['origin', 'https://elsewhere.example'],
          ['cookie', `csrf_token=${encodeURIComponent(token)}`],
          ['x-csrf-token', token],
          ...more,
        ],
      });
    expect(await signOut(['x-forwarded-host', 'made.up.example, elsewhere.example'])).toBe(200);
    expect(await signOut(['x-forwarded-host', 'elsewhere.example, made.up.example'])).toBe(403);
    expect(await signOut()).toBe(403);
  });
});

describe('with two proxies', () => {
  it('the second address from the end counts', async () => {
    const { test, port } = await listen({ TRUST_PROXY: '2' });
    try {
      const headers = (index: number) => list(forged(index), '198.51.100.1', '10.0.0.1');
      expect(await statuses(3, (index) => send({ port, headers: headers(index) }))).toEqual(REFUSED_THIRD);
    } finally {
      await test.close();
    }
  });
});

describe.each([
  ['nobody', { TRUST_PROXY: 'false' }],
  ['others', { TRUST_PROXY: '10.0.0.0/8' }],
])('where %s is trusted', (_name, env) => {
  it('forwarded addresses and hosts count for nothing', async () => {
    const { test, port } = await listen(env);
    try {
      expect(await statuses(3, (index) => send({ port, headers: list(forged(index)) }))).toEqual(
        REFUSED_THIRD,
      );
    } finally {
      await test.close();
    }
  });
});

describe.each(['nginx', 'haproxy'] as const)('the documented %s', (name: ProxyName) => {
  const program = findProgram(name);

  // Where the program is missing, the headers it sends are replayed above.
  describe.skipIf(!program)('in front', () => {
    let test: TestApp;
    let proxy: RunningProxy;
    beforeAll(async () => {
      const listening = await listen({ TRUST_PROXY: '1' });
      test = listening.test;
      proxy = await runProxy(name, program ?? '', listening.port);
    });
    afterAll(async () => {
      await proxy?.stop();
      await test.close();
    });

    it('has visitors counted one by one, whatever they forge', async () => {
      const { port } = proxy;
      for (const from of ['127.0.0.2', '127.0.0.3']) {
        const answers = await statuses(3, (index) => {
          const headers = [...list(forged(index), '198.51.100.1'), ...lines(forged(index + 100))];
          return send({ port, from, headers });
        });
        expect(answers).toEqual(REFUSED_THIRD);
      }
    });

    it('passes the host on, and no forged one', async () => {
      const token = await test.browser().csrfToken();
      const ask = (origin: string) =>
        send({
          port: proxy.port,
          method: 'POST',
          path: '/web-api/v1/auth/sign-out',
          headers: [
            ['origin', origin],
            ['x-forwarded-host', 'elsewhere.example'],
            ['cookie', `csrf_token=${encodeURIComponent(token)}`],
            ['x-csrf-token', token],
          ],
        });
      expect(await ask('https://www.example.com')).toBe(200);
      expect(await ask('https://elsewhere.example')).toBe(403);
    });
  });
});
