import { connect, type NetConnectOpts } from 'node:net';
import type { FileScanner, ScanVerdict } from './file-scanner.port.ts';

const PIECE_BYTES = 256 * 1024;
const ANSWER_WITHIN_MS = 15_000;

/** '/run/clamav/clamd.ctl' is a socket, 'scanner.internal:3310' a host. */
function placeOf(address: string): NetConnectOpts {
  if (address.startsWith('/')) return { path: address };
  const [host = '127.0.0.1', port = '3310'] = address.split(':');
  return { host, port: Number(port) };
}

/** The words of the protocol: a command, pieces each behind its length, and a piece of nothing. */
function* wordsOf(content: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    const piece = content.subarray(at, at + PIECE_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

function verdictOf(answer: string): ScanVerdict {
  const said = answer.replace(/\0$/, '').replace(/^stream: /, '');
  if (said === 'OK') return { isHarmless: true };
  const found = /^(?<name>.+) FOUND$/.exec(said)?.groups?.name;
  if (found) return { isHarmless: false, found };
  throw new Error(`The scanner answered: ${said || 'nothing'}.`);
}

/** ClamAV, asked by its daemon's own protocol. */
export function createClamdScanner(address: string): FileScanner {
  return {
    async scan(content) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const socket = connect(placeOf(address));
      const heard: Buffer[] = [];
      socket.setTimeout(ANSWER_WITHIN_MS, () =>
        socket.destroy(Object.assign(new Error('The scanner did not answer.'), { code: 'ETIMEDOUT' })),
      );
      socket.on('connect', () => {
        for (const words of wordsOf(content)) socket.write(words);
      });
      socket.on('data', (bytes) => heard.push(bytes));
      socket.on('end', () => resolve(Buffer.concat(heard).toString('latin1')));
      socket.on('error', reject);
      try {
        return verdictOf(await promise);
      } finally {
        socket.destroy();
      }
    },
  };
}
