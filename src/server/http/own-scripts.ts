import { hash } from 'node:crypto';

const OPENING = '<script';
const CLOSING = '</script>';

/**
 * A page is drawn with a nonce on each script of ours, which nobody else can know. It leaves with their hashes instead:
 * a page that is sent twice must not repeat a nonce, and a script that somebody smuggled in has neither.
 */
export function nameOwnScripts(html: Buffer, nonce: string): { plain: Buffer; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const parts: Buffer[] = [];
  const hashes = new Set<string>();
  let from = 0;
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, from)) {
    parts.push(html.subarray(from, at));
    from = at + mark.length;
    const tag = html.lastIndexOf('<', at);
    if (html.toString('latin1', tag, tag + OPENING.length) !== OPENING) continue;
    const begin = html.indexOf('>', from) + 1;
    const script = html.subarray(begin, html.indexOf(CLOSING, begin));
    if (script.length > 0) hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`);
  }
  parts.push(html.subarray(from));
  return { plain: Buffer.concat(parts), hashes: [...hashes] };
}
