import { once } from 'node:events';
import { createServer } from 'node:net';

export type MailServer = {
  /** For `SMTP_URL`. */
  url: string;
  /** Every letter that was taken, as it came. */
  received: string[];
  close(): void;
};

/** As much of a mail server as a sender needs; `answers` overrides what it says to a command. */
export async function openMailServer(answers: Record<string, string> = {}): Promise<MailServer> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let letter: string | undefined;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    const answer = (line: string) => {
      if (letter !== undefined) {
        if (line !== '.') {
          letter += `${line}\n`;
          return;
        }
        received.push(letter);
        letter = undefined;
        socket.write('250 taken\r\n');
        return;
      }
      const command = line.split(/[ :]/)[0]?.toUpperCase() ?? '';
      if (command === 'DATA' && !answers.DATA) letter = '';
      socket.write(`${answers[command] ?? (command === 'DATA' ? '354 go on' : '250 fine')}\r\n`);
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => void server.close(),
  };
}
