import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type DatabaseLine = {
  /** The same database by way of this line. */
  through(url: string): Promise<string>;
  /** As when the server is shut down: what is open breaks, and nothing new is let in. */
  cut(): void;
  /** As behind a network that swallows everything: connections stay, and nobody answers. */
  hush(): void;
  mend(): void;
  close(): Promise<void>;
};

/** A line to the database that a test can break. */
export function openDatabaseLine(): DatabaseLine {
  const pairs = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  let target = { host: '127.0.0.1', port: 0 };
  const hangUp = () => {
    for (const socket of pairs) socket.destroy();
  };
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      pairs.add(from);
      from.on('data', (bytes) => state === 'open' && to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(from);
        to.destroy();
      });
    }
  });
  return {
    async through(url) {
      const { hostname, port } = new URL(url);
      target = { host: hostname, port: Number(port) };
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const line = new URL(url);
      line.hostname = '127.0.0.1';
      line.port = String((server.address() as AddressInfo).port);
      return line.href;
    },
    cut() {
      state = 'cut';
      hangUp();
    },
    hush() {
      state = 'silent';
    },
    mend() {
      hangUp();
      state = 'open';
    },
    async close() {
      hangUp();
      server.close();
      await once(server, 'close');
    },
  };
}
