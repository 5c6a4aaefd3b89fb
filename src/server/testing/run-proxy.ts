import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const EXAMPLES = path.resolve(import.meta.dirname, '../../../docs/proxy');
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

export type ProxyName = 'nginx' | 'haproxy';
export type RunningProxy = { port: number; stop(): Promise<void> };

/** Where the program is on this machine, if it is. */
export function findProgram(name: ProxyName): string | undefined {
  return FOLDERS.map((folder) => path.join(folder, name)).find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The documented file with our ports and without TLS. A line that is no longer there must not be replaced by nothing. */
function adapt(file: string, changes: [string, string][]): string {
  return changes.reduce(
    (text, [documented, ours]) => {
      if (!text.includes(documented)) throw new Error(`${file} no longer says ‘${documented}’.`);
      return text.replaceAll(documented, ours);
    },
    readFileSync(path.join(EXAMPLES, file), 'utf8'),
  );
}

type Ports = { port: number; plainPort: number; appPort: number };

function nginxFiles(folder: string, { port, plainPort, appPort }: Ports): Record<string, string> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  return {
    'nginx.conf': `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
      http { access_log off; ${temporary} include ${folder}/site.conf; }`,
    'site.conf': adapt('nginx.conf', [
      ['127.0.0.1:3000', `127.0.0.1:${appPort}`],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
      ['listen [::]:443 ssl;', ''],
      ['ssl_certificate /etc/ssl/ampersand/fullchain.pem;', ''],
      ['ssl_certificate_key /etc/ssl/ampersand/privkey.pem;', ''],
      ['ssl_protocols TLSv1.2 TLSv1.3;', ''],
      ['ssl_ciphers ECDHE+AESGCM:ECDHE+CHACHA20;', ''],
    ]),
  };
}

function haproxyFiles({ port, plainPort, appPort }: Ports): Record<string, string> {
  return {
    'haproxy.cfg': adapt('haproxy.cfg', [
      ['127.0.0.1:3000', `127.0.0.1:${appPort}`],
      ['bind :80\n', `bind 127.0.0.1:${plainPort}\n`],
      ['bind :443 ssl crt /etc/ssl/ampersand/site.pem alpn h2,http/1.1', `bind 127.0.0.1:${port}`],
    ]),
  };
}

async function untilAnswered(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The proxy did not start: ${said()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The proxy does not answer: ${said()}`);
}

/** Runs a proxy with the configuration that docs/proxy gives, in front of an application on this machine. */
export async function runProxy(name: ProxyName, program: string, appPort: number): Promise<RunningProxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-proxy-'));
  const port = await freePort();
  const ports = { port, plainPort: await freePort(), appPort };
  const files = name === 'nginx' ? nginxFiles(folder, ports) : haproxyFiles(ports);
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  const options =
    name === 'nginx'
      ? ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')]
      : ['-db', '-f', path.join(folder, 'haproxy.cfg')];
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilAnswered(port, child, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}
