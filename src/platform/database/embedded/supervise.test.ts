import { ChildProcess } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import type { RunningServer } from './launch-server.ts';
import { supervise } from './supervise.ts';

function fakeServer(): RunningServer {
  return { pid: 0, url: 'postgres://nowhere', process: new ChildProcess() };
}

function open({ isDiskFull = () => false, relaunch = async () => fakeServer() }) {
  const said: string[] = [];
  const lost = vi.fn<(sentence: string) => void>();
  const first = fakeServer();
  const supervised = supervise(first, {
    logFile: 'server.log',
    release: () => undefined,
    relaunch,
    isDiskFull,
    pauseMs: 1,
    log: (line) => said.push(line),
    onLost: lost,
  });
  return { first, said, lost, supervised };
}

describe('a database that went down', () => {
  it('is brought back once a full disk has room again, however often that fails before', async () => {
    let tries = 0;
    const { first, said, lost, supervised } = open({
      isDiskFull: () => tries < 12,
      relaunch: async () => {
        tries += 1;
        if (tries < 12) throw new Error('the database system is shut down');
        return fakeServer();
      },
    });
    first.process.emit('exit', 1);
    await vi.waitFor(() => expect(said).toContain('The database is back.'));
    expect(said.filter((line) => line.includes('disk is full'))).toHaveLength(1);
    expect(lost).not.toHaveBeenCalled();
    await supervised.stop();
  });

  it('that goes down again and again on a full disk is not given up', async () => {
    const servers: RunningServer[] = [];
    const { first, said, lost, supervised } = open({
      isDiskFull: () => true,
      relaunch: async () => {
        const server = fakeServer();
        servers.push(server);
        return server;
      },
    });
    first.process.emit('exit', 1);
    for (let time = 1; time <= 8; time += 1) {
      await vi.waitFor(() => expect(said.filter((line) => line.includes('is back'))).toHaveLength(time));
      servers.at(-1)?.process.emit('exit', 1);
    }
    expect(lost).not.toHaveBeenCalled();
    await supervised.stop();
  });

  it('is given up after five times where there is room', async () => {
    const servers: RunningServer[] = [];
    const { first, said, lost, supervised } = open({
      relaunch: async () => {
        const server = fakeServer();
        servers.push(server);
        return server;
      },
    });
    first.process.emit('exit', 1);
    for (let time = 1; time <= 5; time += 1) {
      await vi.waitFor(() => expect(said.filter((line) => line.includes('is back'))).toHaveLength(time));
      servers.at(-1)?.process.emit('exit', 1);
    }
    await vi.waitFor(() => expect(lost).toHaveBeenCalledWith(expect.stringContaining('it stopped 6 times')));
    await supervised.stop();
  });

  it('is not waited for when it is stopped', async () => {
    const relaunch = vi.fn(async () => {
      throw new Error('the database system is shut down');
    });
    const { first, supervised } = open({ isDiskFull: () => true, relaunch });
    first.process.emit('exit', 1);
    await vi.waitFor(() => expect(relaunch).toHaveBeenCalled());
    await supervised.stop();
    relaunch.mockClear();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(relaunch).not.toHaveBeenCalled();
  });
});
