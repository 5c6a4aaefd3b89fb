import autocannon from 'autocannon';

export type BenchCase = {
  name: string;
  url: string;
  headers?: Record<string, string>;
  /** A path for each request; without it every request asks for `url` as it is. */
  nextPath?(): string;
};

export type Measurement = {
  name: string;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Every run, so that nobody has to believe the median. */
  runs: number[];
};

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;

async function run({ url, headers = {}, nextPath }: BenchCase, seconds: number) {
  const result = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    ...(nextPath && { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }),
  });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(
      `${url}: ${result.non2xx} refused, ${result.errors} failed, ${result.timeouts} too late.`,
    );
  }
  return result;
}

/** Warms up, measures some times and keeps the run in the middle. */
export async function measure(benchCase: BenchCase, repeat: number, seconds: number): Promise<Measurement> {
  await run(benchCase, WARM_UP_SECONDS);
  const results = [];
  for (let index = 0; index < repeat; index += 1) results.push(await run(benchCase, seconds));
  const sorted = results.toSorted((a, b) => a.requests.average - b.requests.average);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return {
    name: benchCase.name,
    requestsPerSecond: Math.round(middle.requests.average),
    p50Ms: middle.latency.p50,
    p99Ms: middle.latency.p99,
    runs: results.map(({ requests }) => Math.round(requests.average)),
  };
}
