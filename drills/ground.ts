import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Asked, ask, createAgent, type Told } from './ask.ts';
import type { Fleet } from './fleet.ts';

/** What a drill stands on: a product that answers, and the database behind it. */
export type Ground = {
  urls: readonly string[];
  send(asked: Asked): Promise<Told>;
  ask: Fleet['ask'];
  /** Until every job that is due has been done. */
  settle(): Promise<void>;
};

const CONNECTIONS = 24;
const MOST_ATTEMPTS = 60;
const SETTLED_WITHIN_MS = 60_000;

export async function withGround<Result>(
  { servers, ask: query }: Fleet,
  use: (ground: Ground) => Promise<Result>,
): Promise<Result> {
  const agent = createAgent(CONNECTIONS);
  try {
    return await use({
      urls: servers.map(({ url }) => url),
      send: (asked) => askPatiently(agent, asked),
      ask: query,
      settle: () => untilJobsAreDone(query),
    });
  } finally {
    agent.destroy();
  }
}

/** A busy machine sheds, and says so; this drill is about something else. */
async function askPatiently(agent: Agent, asked: Asked): Promise<Told> {
  for (let attempt = 1; ; attempt += 1) {
    const told = await ask(agent, asked);
    if (told.status !== 503 || attempt === MOST_ATTEMPTS) return told;
    await wait(500);
  }
}

async function untilJobsAreDone(query: Fleet['ask']): Promise<void> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  while (performance.now() < until) {
    const [due] = await query(
      'select from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts limit 1',
    );
    if (!due) return;
    await wait(30);
  }
}
