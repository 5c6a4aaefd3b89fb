import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type PageBytes = {
  path: string;
  html: Encoded;
  scripts: Encoded & { files: number };
  styles: Encoded & { files: number };
};
type Encoded = { plain: number; gzip: number; br: number };

const ENCODINGS = { plain: 'identity', gzip: 'gzip', br: 'br' } as const;

/** As they come over the wire: `fetch` would unpack them. */
export function download(
  url: string,
  encoding: string,
  headers: Record<string, string> = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': encoding } }, (response) =>
      buffer(response).then(resolve, reject),
    ).once('error', reject);
  });
}

async function sizesOf(urls: readonly string[]): Promise<Encoded> {
  const total: Encoded = { plain: 0, gzip: 0, br: 0 };
  for (const url of urls) {
    for (const name of ['plain', 'gzip', 'br'] as const) {
      total[name] += (await download(url, ENCODINGS[name])).length;
    }
  }
  return total;
}

/** Everything a document names before anybody does anything: scripts, preloaded modules, style sheets. */
function filesIn(html: string, ending: 'js' | 'css'): string[] {
  return [...new Set(html.match(new RegExp(`/assets/[^"'\\\\\\s]+?\\.${ending}(?=["'#\\s])`, 'g')))];
}

export async function measurePage(url: string, path: string): Promise<PageBytes> {
  const html = (await download(url + path, 'identity')).toString();
  const scripts = filesIn(html, 'js').map((file) => url + file);
  const styles = filesIn(html, 'css').map((file) => url + file);
  return {
    path,
    html: await sizesOf([url + path]),
    scripts: { files: scripts.length, ...(await sizesOf(scripts)) },
    styles: { files: styles.length, ...(await sizesOf(styles)) },
  };
}
