import { Agent, request } from 'node:http';

export type Asked = {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array | undefined;
};
export type Told = { status: number | string; ms: number; text: string; headers: Record<string, unknown> };

/** Longer than anybody is promised to wait. */
const GIVE_UP_MS = 40_000;

/** Sends a request as it is written and never fails: what keeps it from an answer is its status. */
export function ask(agent: Agent, { url, method = 'GET', headers = {}, body }: Asked): Promise<Told> {
  const began = performance.now();
  const { promise, resolve } = Promise.withResolvers<Told>();
  const end = (status: number | string, text = '', answered: Record<string, unknown> = {}) =>
    resolve({ status, ms: performance.now() - began, text, headers: answered });
  const { origin } = new URL(url);
  const { hostname, port } = new URL(origin);
  try {
    const sent = request(
      { hostname, port, path: url.slice(origin.length) || '/', method, agent, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => end(answer.statusCode ?? 0, Buffer.concat(parts).toString(), answer.headers));
        answer.on('error', () => end('broken off'));
      },
    );
    sent.setTimeout(GIVE_UP_MS, () => {
      end('no answer');
      sent.destroy();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? 'failed'));
    sent.end(body);
  } catch {
    end('not sendable');
  }
  return promise;
}

export function createAgent(sockets: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: sockets });
}
