import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '..');
/** A first start prepares the database, on a machine that may have other things to do; a server that has ended is noticed at once. */
const READY_WITHIN_MS = 600_000;
/** As `npm start` runs the product (tools/setup/run-server.mjs). */
const NODE_FLAGS = ['--max-semi-space-size=64'];

export type BenchServer = {
  url: string;
  pid: number;
  readyAfterMs: number;
  /** What the process has computed since it began, in all its threads. */
  cpuMs(): number;
  stop(): Promise<void>;
};

/** Search engines are kept out of every copy but the real one, and Lighthouse takes points for that. */
export const AS_IN_PRODUCTION = {
  APP_ENV: 'production',
  APP_SECRET: 'only for a benchmark on this machine',
  PUBLIC_URL: 'http://127.0.0.1',
  // Something can be bought, so production asks for keys; nothing is bought here, and nobody is asked.
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
};

const MS_PER_TICK = 10;

/** User and system time of a process, which Linux tells in hundredths of a second. */
function readCpuMs(pid: number | undefined): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
  return (user + system) * MS_PER_TICK;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilAnswered(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    if (hasEnded()) throw new Error(`The server of ${url} has ended before it answered.`);
    if (performance.now() > deadline) throw new Error(`No answer from ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function startServer(
  script: string,
  env: Record<string, string>,
  probe: string,
  root = ROOT,
): Promise<BenchServer> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...NODE_FLAGS, script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url + probe, () => child.exitCode !== null).catch((error: unknown) => {
    child.kill('SIGTERM');
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - began,
    cpuMs: () => readCpuMs(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export function startBareServer(): Promise<BenchServer> {
  return startServer(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {}, '/');
}

/** The product as it is served: production build, own database, its log written (to nowhere), no limits on one address. */
export function startProduct(
  dataDir: string,
  settings: Record<string, string> = {},
  root = ROOT,
): Promise<BenchServer> {
  return startServer(
    'src/server/main.ts',
    {
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'info',
      DEMO_STOREFRONTS: '0',
      ...settings,
    },
    '/readyz',
    root,
  );
}

/** Stops the server whatever happens while it is used. */
export async function withServer<T>(
  starting: Promise<BenchServer>,
  use: (server: BenchServer) => Promise<T>,
): Promise<T> {
  const server = await starting;
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}
