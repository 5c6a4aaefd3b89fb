import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export type ServerProcess = {
  process: ChildProcess;
  /** Everything it said so far. */
  output(): string;
  /** Resolves when it has ended, however it did. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/** Settings of whoever runs the tests must not decide how the server behaves. */
function plainEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, NODE_ENV: 'production', LOG_LEVEL: 'error', DEMO_STOREFRONTS: '0' };
}

/** The real process, as `npm start` runs it. */
export function startServer(settings: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...plainEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  // 'close' comes after the last output, 'exit' might not.
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  return { process: child, output: () => said, ended };
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' ? address?.port : '');
}
