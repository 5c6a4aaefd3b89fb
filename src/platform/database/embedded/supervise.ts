import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from './launch-server.ts';
import { stopServer } from './stop-server.ts';

type Surroundings = {
  logFile: string;
  release(): void;
  /** At the same port, so that whoever knows its address finds it again. */
  relaunch(): Promise<RunningServer>;
  isDiskFull(): boolean;
  /** Between two tries while the disk is full. */
  pauseMs?: number;
  log(message: string): void;
  onLost?(sentence: string): void;
};

type Supervised = { url: string; stop(): Promise<void> };

/** A server that goes down again and again will not be better the next time. */
const MOST_RELAUNCHES = 5;

/**
 * Brings the server back when it goes down by itself, until it is stopped. On a full disk it goes down whatever we do,
 * and comes back once there is room: such times are not counted.
 */
export function supervise(first: RunningServer, surroundings: Surroundings): Supervised {
  const { logFile, release, relaunch, isDiskFull, pauseMs = 500, log, onLost } = surroundings;
  let server = first;
  let relaunches = 0;
  let relaunching: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;
  // A process that ends without stop() (a crash, process.exit) must not leave the server behind.
  const stopAtExit = () => server.process.kill('SIGINT');
  process.once('exit', stopAtExit);

  /** Whether that is the end of it, one way or the other. */
  async function tryOnce(): Promise<boolean> {
    const isFull = isDiskFull();
    if (!isFull) relaunches += 1;
    try {
      if (relaunches > MOST_RELAUNCHES) throw new Error(`it stopped ${relaunches} times`);
      server = await relaunch();
      watch();
      log('The database is back.');
      return true;
    } catch (error) {
      if (isFull || isDiskFull()) return false;
      const reason = error instanceof Error ? error.message : String(error);
      onLost?.(`The database can’t be brought back: ${reason}. ${logFile} says more.`);
      return true;
    }
  }

  async function bringBack(): Promise<void> {
    if (await tryOnce()) return;
    log('The disk is full. The database comes back once there is room.');
    do await wait(pauseMs);
    while (!stopping && !(await tryOnce()));
  }

  function watch(): void {
    server.process.once('exit', () => {
      if (stopping) return;
      log(`The database stopped unexpectedly; ${logFile}.previous will say why. Starting it again…`);
      relaunching = bringBack();
    });
  }
  watch();

  async function stop() {
    process.removeListener('exit', stopAtExit);
    try {
      await relaunching;
      await stopServer(server.pid);
    } finally {
      release();
    }
  }
  return {
    url: server.url,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
