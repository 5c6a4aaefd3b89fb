import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClamdScanner } from './clamd-scanner.ts';

let daemon: Server | undefined;

afterEach(() => {
  daemon?.close();
  daemon = undefined;
});

type Heard = { command: string; content: Buffer };

/** Speaks as the daemon does: reads a command and pieces until the empty one, then answers. */
async function startDaemon(answer: (heard: Heard) => string): Promise<string> {
  daemon = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (more) => {
      bytes = Buffer.concat([bytes, more]);
      const end = bytes.indexOf(0);
      const pieces: Buffer[] = [];
      for (let at = end + 1; end >= 0 && at + 4 <= bytes.length; ) {
        const length = bytes.readUInt32BE(at);
        if (length === 0) {
          const command = bytes.subarray(0, end).toString();
          return void socket.end(answer({ command, content: Buffer.concat(pieces) }));
        }
        pieces.push(bytes.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  daemon.listen(0, '127.0.0.1');
  await once(daemon, 'listening');
  return `127.0.0.1:${(daemon.address() as AddressInfo).port}`;
}

describe('the scanner that asks clamd', () => {
  it('sends the whole file in pieces and understands that all is well', async () => {
    const content = Buffer.alloc(700_000, 'ampersand');
    let heard: Heard | undefined;
    const address = await startDaemon((told) => {
      heard = told;
      return 'stream: OK\0';
    });
    expect(await createClamdScanner(address).scan(content)).toEqual({ isHarmless: true });
    expect(heard?.command).toBe('zINSTREAM');
    expect(heard?.content.equals(content)).toBe(true);
  });

  it('names what was found', async () => {
    const address = await startDaemon(() => 'stream: Win.Test.EICAR_HDB-1 FOUND\0');
    const verdict = await createClamdScanner(address).scan(Buffer.from('x'));
    expect(verdict).toEqual({ isHarmless: false, found: 'Win.Test.EICAR_HDB-1' });
  });

  it.each(['INSTREAM size limit exceeded. ERROR\0', '', 'stream: \0'])(
    'fails when it is told %j',
    async (answer) => {
      const address = await startDaemon(() => answer);
      await expect(createClamdScanner(address).scan(Buffer.from('x'))).rejects.toThrow(
        'The scanner answered',
      );
    },
  );

  it('fails when nobody is there', async () => {
    await expect(createClamdScanner('127.0.0.1:1').scan(Buffer.from('x'))).rejects.toThrow();
  });
});
