import { setTimeout as wait } from 'node:timers/promises';
import { signInAs } from '../bench/sign-in.ts';
import { ask, createAgent } from './ask.ts';
import { type Drill, ms } from './drill.ts';
import type { Fleet } from './fleet.ts';
import { createTally, type Tally } from './tally.ts';
import { PATHS, PUBLIC_PAGE, untilWell } from './until-well.ts';

const CLIENTS = 12;
const LONGEST_ANSWER_MS = 20_000;
const LONGEST_RECOVERY_MS = 10_000;

type Night = { name: string; begin(): Promise<void>; end(): Promise<void>; lastsMs: number };

async function postmasterOf(fleet: Fleet): Promise<number> {
  const [row] = await fleet.ask<{ pid: string }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
  );
  return Number(row?.pid);
}

async function backendsOf(fleet: Fleet): Promise<number[]> {
  const rows = await fleet.ask<{ pid: number }>('select pid from pg_stat_activity');
  return rows.map(({ pid }) => pid);
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // Gone already.
    }
  }
}

async function nightsOf(fleet: Fleet): Promise<Night[]> {
  const pids = [await postmasterOf(fleet), ...(await backendsOf(fleet))];
  return [
    {
      name: 'silent: every process of the server is held for 30 s',
      begin: async () => signal(pids, 'SIGSTOP'),
      end: async () => signal(pids, 'SIGCONT'),
      lastsMs: 30_000,
    },
    {
      name: 'killed: the server is killed and brought back by its owner',
      begin: async () => signal([await postmasterOf(fleet)], 'SIGKILL'),
      end: async () => undefined,
      lastsMs: 1_000,
    },
  ];
}

type Load = { calls: Tally; publicPages: Tally; stop(): Promise<void> };

function load(fleet: Fleet, cookie: string): Load {
  const agent = createAgent(CLIENTS * fleet.servers.length);
  const [calls, publicPages] = [createTally(), createTally()];
  let isOver = false;
  const client = async (url: string, first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const told = await ask(agent, { url: url + path, headers: { cookie, accept: 'text/html' } });
      (path === PUBLIC_PAGE ? publicPages : calls).add(told.status, told.ms);
      await wait(20);
    }
  };
  const clients = fleet.servers.flatMap(({ url }) =>
    Array.from({ length: CLIENTS }, (_, index) => client(url, index)),
  );
  return {
    calls,
    publicPages,
    async stop() {
      isOver = true;
      await Promise.all(clients);
      agent.destroy();
    },
  };
}

export const databaseDrill: Drill = {
  name: 'database',
  about:
    'The database falls silent for 30 s, and is killed, while calls, personal pages and a public page are asked for.',
  async run(fleet) {
    const cookie = await signInAs(fleet.servers[0]?.url ?? '', 'couple@demo.example');
    await untilWell(fleet, cookie);
    const facts: [string, string][] = [];
    const broken: string[] = [];
    for (const { name, begin, end, lastsMs } of await nightsOf(fleet)) {
      const { calls, publicPages, stop } = load(fleet, cookie);
      await wait(1_000);
      await begin();
      await wait(lastsMs);
      await end();
      const recovery = await untilWell(fleet, cookie);
      await stop();
      const longest = Math.max(calls.longest(), publicPages.longest());
      facts.push(
        [`${name}: calls and personal pages`, calls.statuses()],
        [`${name}: a public page drawn before`, publicPages.statuses()],
        [`${name}: longest answer`, ms(longest)],
        [`${name}: all well again after`, ms(recovery)],
      );
      if (calls.other(200, 429, 503).length > 0) broken.push(`${name}: calls answered ${calls.statuses()}`);
      if (publicPages.other(200).length > 0)
        broken.push(`${name}: public pages answered ${publicPages.statuses()}`);
      if (longest > LONGEST_ANSWER_MS) broken.push(`${name}: an answer took ${ms(longest)}`);
      if (recovery > LONGEST_RECOVERY_MS) broken.push(`${name}: it took ${ms(recovery)} to recover`);
    }
    return { facts, broken };
  },
};
