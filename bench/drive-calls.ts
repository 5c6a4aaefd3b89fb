import { Agent, request } from 'node:http';

/** Without a body it is a GET. */
export type Call = { url: string; headers: Record<string, string>; body?: string };
export type Drive = { answers: number; perSecond: number; p50Ms: number; p95Ms: number };

function send(agent: Agent, { url, headers, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        agent,
        headers: {
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
          ...headers,
        },
      },
      (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`${url} answered ${response.statusCode}: ${body ?? ''}`)),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** So many clients ask one call after the other for so long; every answer's time is kept. */
export async function driveCalls(
  calls: readonly Call[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Drive> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let next = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  const drive = async () => {
    while (performance.now() < end) {
      const call = calls[next % calls.length];
      next += 1;
      if (!call) return;
      const sentAt = performance.now();
      await send(agent, call);
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, drive));
  const took = (performance.now() - began) / 1_000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    answers: times.length,
    perSecond: times.length / took,
    p50Ms: percentile(sorted, 0.5),
    p95Ms: percentile(sorted, 0.95),
  };
}
