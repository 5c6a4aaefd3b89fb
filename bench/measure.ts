import autocannon from 'autocannon';

export type BenchCase = {
  name: string;
  url: string;
  headers?: Record<string, string>;
  /** A path for each request; without it every request asks for `url` as it is. */
  nextPath?(): string;
  /** Compare with a bare server that sends the same bytes instead of a small object. */
  besideSameBytes?: boolean;
  /** What the server has computed so far; then the cost of one request is measured as well. */
  cpuMs?(): number;
};

export type Measurement = {
  name: string;
  requestsPerSecond: number;
  /** Of the bare server, measured right before each run: on a machine that others use too, only neighbours compare. */
  ratio: number;
  p50Ms: number;
  p99Ms: number;
  /** Computed by the server for one request, whatever else the machine did. */
  cpuMsEach?: number;
  /** Every run, so that nobody has to believe the median. */
  runs: number[];
};

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const BARE_SECONDS = 2;

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

function middleOf<T>(items: T[], by: (item: T) => number): T {
  const middle = items.toSorted((a, b) => by(a) - by(b))[Math.floor(items.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

export type Repetition = { bareUrl: string; repeat: number; seconds: number };

/** Warms up, measures some times beside the bare server, and keeps the run in the middle. */
export async function measure(
  benchCase: BenchCase,
  { bareUrl, repeat, seconds }: Repetition,
): Promise<Measurement> {
  const { url, besideSameBytes } = benchCase;
  const yardstick = besideSameBytes ? `${bareUrl}/same-bytes?page=${encodeURIComponent(url)}` : bareUrl;
  await run(benchCase, WARM_UP_SECONDS);
  const results = [];
  for (let index = 0; index < repeat; index += 1) {
    const bare = await run({ name: 'bare', url: yardstick }, BARE_SECONDS);
    const before = benchCase.cpuMs?.() ?? 0;
    const result = await run(benchCase, seconds);
    const cpuMsEach = ((benchCase.cpuMs?.() ?? 0) - before) / result.requests.total;
    results.push({ ...result, cpuMsEach, ratio: result.requests.average / bare.requests.average });
  }
  const middle = middleOf(results, ({ requests }) => requests.average);
  return {
    name: benchCase.name,
    requestsPerSecond: Math.round(middle.requests.average),
    ratio: middleOf(results, ({ ratio }) => ratio).ratio,
    p50Ms: middle.latency.p50,
    p99Ms: middle.latency.p99,
    ...(benchCase.cpuMs && { cpuMsEach: middleOf(results, ({ cpuMsEach }) => cpuMsEach).cpuMsEach }),
    runs: results.map(({ requests }) => Math.round(requests.average)),
  };
}
