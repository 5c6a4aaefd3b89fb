import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from 'vitest';

/** A process loads the whole product, on a machine that may have other things to do. */
export const START_MS = 120_000;

export type RealWorker = { process: ChildProcess; address: string };

/** The real process that does jobs, and the address it says it listens at. */
export async function startRealWorker(settings: Readonly<Record<string, string>>): Promise<RealWorker> {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, ...settings, NODE_ENV: 'production', APP_ROLE: 'worker' };
  const worker = spawn(process.execPath, ['src/server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  worker.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const address = () => /http:\S+(?=\/readyz)/.exec(said)?.[0];
  try {
    await expect.poll(address, { timeout: START_MS }).toBeDefined();
  } catch (error) {
    worker.kill('SIGKILL');
    throw error;
  }
  return { process: worker, address: address() ?? '' };
}
