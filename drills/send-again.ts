import { setTimeout as wait } from 'node:timers/promises';
import { type Asked, ask, createAgent, type Told } from './ask.ts';
import type { Fleet } from './fleet.ts';
import { createTally } from './tally.ts';
import type { Write } from './writes.ts';

/** Whoever has no answer by then goes away. */
const PATIENCE_MS = 60_000;

export type Request = Omit<Asked, 'url'> & { path: string };

function sentenceOf({ text }: Told): string {
  try {
    return (JSON.parse(text) as { error: { message: string } }).error.message;
  } catch {
    return text.slice(0, 80);
  }
}

/** Who sends until there is an answer, to one process after the other, and writes down what was acknowledged. */
export function createSender(fleet: Fleet, connections: number) {
  const agent = createAgent(connections);
  const answers = createTally();
  const excuses = createTally();
  const begun: Write[] = [];
  const acknowledged: Write[] = [];
  const refused: string[] = [];
  let [turn, again, gaveUp] = [0, 0, 0];
  let [lastAt, longestGapMs] = [performance.now(), 0];

  function acknowledge(write: Write): void {
    const now = performance.now();
    longestGapMs = Math.max(longestGapMs, now - lastAt);
    lastAt = now;
    acknowledged.push(write);
  }

  /** The same request again and again until somebody says yes or no. */
  async function request({ path, ...asked }: Request): Promise<Told & { isRepeated: boolean }> {
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      turn += 1;
      const { url = '' } = fleet.servers[turn % fleet.servers.length] ?? {};
      const told = await ask(agent, { url: url + path, ...asked });
      answers.add(told.status, told.ms);
      if (typeof told.status === 'number' && told.status !== 503) return { ...told, isRepeated: tries > 1 };
      if (told.status === 503) excuses.add(sentenceOf(told), told.ms);
      if (performance.now() - began > PATIENCE_MS) {
        gaveUp += 1;
        throw new Error(`No answer to ${path} for ${PATIENCE_MS / 1_000} s.`);
      }
      again += 1;
      await wait(100);
    }
  }

  return {
    request,
    acknowledge,
    answers,
    /** What people were told with a 503. */
    excuses,
    begun,
    acknowledged,
    refused,
    again: () => again,
    gaveUp: () => gaveUp,
    /** The longest time in which nobody was told that something is kept. */
    longestGapMs: () => longestGapMs,
    async write(headers: Record<string, string>, { kind, key, method = 'POST', path, body, type }: Write) {
      const write = { kind, key, path, body: '' };
      begun.push(write);
      const told = await request({
        path,
        method,
        body,
        headers: { ...headers, 'content-type': type ?? 'application/json' },
      });
      if (told.status === 200) acknowledge(write);
      return told;
    },
    close: () => agent.destroy(),
  };
}

export type Sender = ReturnType<typeof createSender>;
