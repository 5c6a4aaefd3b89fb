import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { signInAs, visit } from '../bench/sign-in.ts';
import { type Asked, ask, createAgent } from './ask.ts';
import { type Drill, ms, number } from './drill.ts';
import type { Fleet } from './fleet.ts';
import { createTally } from './tally.ts';

const CONNECTIONS = 600;
const FLOOD_MS = 30_000;
/** Afterwards an ordinary day: is memory given back, or does it grow? */
const STEADY_PER_SECOND = 100;
const STEADY_MS = 600_000;
const HEALTH_WITHIN_MS = 500;
const MOST_GROWTH = 1.15;

function memoryMb(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(pages) * 4_096) / 1024 / 1024;
}

async function requestsOf(url: string): Promise<Asked[]> {
  const cookie = await signInAs(url, 'couple@demo.example');
  const vendor = await signInAs(url, 'vendor@demo.example');
  const visitor = { ...(await visit(url)), 'content-type': 'application/json' };
  const search = `${url}/web-marketplace-api/v1/vendor-search/search`;
  const body = JSON.stringify({ vendorType: 'wedding-venues', location: { type: 'ALL_MARKETS' } });
  return [
    { url: `${url}/favorites/vendors`, headers: { cookie, accept: 'text/html' } },
    { url: `${url}/wedding-vendors/inquiries`, headers: { cookie, accept: 'text/html' } },
    { url: `${url}/inspire/vendors/leads/ready`, headers: { cookie: vendor, accept: 'text/html' } },
    { url: `${url}/web-api/v1/user/status`, headers: { cookie } },
    { url: `${url}/web-marketplace-api/v1/favorites`, headers: { cookie } },
    { url: search, method: 'POST', headers: { ...visitor, 'content-length': String(body.length) }, body },
    { url: `${url}/`, headers: { accept: 'text/html' } },
  ];
}

/** Everybody comes at once, and somebody asks every tenth of a second whether the processes are alive. */
async function flood(servers: Fleet['servers'], requests: readonly Asked[], lastsMs: number) {
  const [crowd, health] = [createTally(), createTally()];
  const agent = createAgent(CONNECTIONS);
  const own = createAgent(servers.length);
  let isOver = false;
  const probe = async () => {
    while (!isOver) {
      for (const { url } of servers) {
        const told = await ask(own, { url: `${url}/healthz` });
        health.add(told.status, told.ms);
      }
      await wait(100);
    }
  };
  const client = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const asked = requests[turn % requests.length];
      if (!asked) return;
      const told = await ask(agent, asked);
      crowd.add(told.status, told.ms);
      // Whoever is sent away waits a little, as browsers do.
      if (told.status === 503) await wait(250);
    }
  };
  const work = [probe(), ...Array.from({ length: CONNECTIONS }, (_, index) => client(index))];
  await wait(lastsMs);
  isOver = true;
  await Promise.all(work);
  for (const each of [agent, own]) each.destroy();
  return { crowd, health };
}

const mean = (some: readonly number[]) =>
  some.reduce((sum, each) => sum + each, 0) / Math.max(1, some.length);

/** So many requests a second, whether they are answered or not, and what the processes hold in memory meanwhile. */
async function ordinaryDay(servers: Fleet['servers'], requests: readonly Asked[], lastsMs: number) {
  const day = createTally();
  const agent = createAgent(CONNECTIONS);
  const samples: number[] = [];
  const waiting = new Set<Promise<void>>();
  const began = performance.now();
  for (let turn = 0; performance.now() - began < lastsMs; turn += 1) {
    const asked = requests[turn % requests.length];
    if (!asked) break;
    const one = ask(agent, asked).then((told) => day.add(told.status, told.ms));
    waiting.add(one);
    void one.finally(() => waiting.delete(one));
    if (turn % (STEADY_PER_SECOND * 5) === 0)
      samples.push(servers.reduce((sum, { pid }) => sum + memoryMb(pid), 0));
    await wait(Math.max(0, began + ((turn + 1) * 1_000) / STEADY_PER_SECOND - performance.now()));
  }
  await Promise.all(waiting);
  agent.destroy();
  const third = Math.max(1, Math.floor(samples.length / 3));
  const growth = mean(samples.slice(-third)) / mean(samples.slice(-2 * third, -third));
  return { day, samples, growth };
}

export const overloadDrill: Drill = {
  name: 'overload',
  about: `${CONNECTIONS} connections ask for personal pages, calls and searches as fast as they are answered, for ${FLOOD_MS / 1_000} s; then ${STEADY_PER_SECOND} requests a second for ten minutes.`,
  async run({ servers }, { scale }) {
    const requests = (await Promise.all(servers.map(({ url }) => requestsOf(url)))).flat();
    const { crowd, health } = await flood(servers, requests, FLOOD_MS * Math.min(1, scale * 2));
    const { day, samples, growth } = await ordinaryDay(servers, requests, STEADY_MS * scale);
    return {
      facts: [
        ['flood', `${number(crowd.count())}: ${crowd.statuses()}`],
        ['flood, p50 and p99', `${ms(crowd.p50())}, ${ms(crowd.p99())}`],
        ['health meanwhile', `${health.statuses()}, slowest ${ms(health.longest())}`],
        [`${STEADY_PER_SECOND} a second`, `${number(day.count())}: ${day.statuses()}`],
        [`${STEADY_PER_SECOND} a second, p99`, ms(day.p99())],
        ['memory, every 5 s', `from ${samples[0]?.toFixed(0)} MB to ${samples.at(-1)?.toFixed(0)} MB`],
        ['last third against the one before', growth.toFixed(2)],
      ],
      broken: [
        ...(crowd.other(200, 429, 503).length > 0 ? [`the flood was answered ${crowd.statuses()}`] : []),
        ...(health.other(200).length > 0 ? [`health answered ${health.statuses()}`] : []),
        ...(health.longest() > HEALTH_WITHIN_MS ? [`health took ${ms(health.longest())}`] : []),
        ...(day.other(200).length > 0 ? [`an ordinary day was answered ${day.statuses()}`] : []),
        ...(growth > MOST_GROWTH ? [`memory grew by ${growth.toFixed(2)}`] : []),
      ],
    };
  },
};
