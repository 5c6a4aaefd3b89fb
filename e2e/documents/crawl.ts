import type { APIRequestContext } from '@playwright/test';
import { ask } from './ask.ts';
import { idsIn, linksIn } from './read-html.ts';

/** Pages of one kind are alike: so many of each are followed. */
const MOST_OF_A_KIND = 8;
const MOST_PAGES = 220;

type Link = { path: string; anchor: string; from: string };

function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://here');
  const [first = '', ...others] = pathname.slice(1).split('/');
  return `${first}${'/*'.repeat(others.length)}?${[...searchParams.keys()].toSorted()}`;
}

/** A link of ours as an address; nothing for links that leave the site. */
function readLink(href: string, from: string, site: URL): Link | undefined {
  const target = URL.parse(href, new URL(from, site));
  if (!target) throw new Error(`${href} on ${from} is no address.`);
  if (target.host !== site.host || !/^https?:$/.test(target.protocol)) return undefined;
  return { path: target.pathname + target.search, anchor: decodeURIComponent(target.hash.slice(1)), from };
}

/** Follows the links of the site from its front page, and tells which of them lead nowhere. */
export async function crawl(request: APIRequestContext, site: URL) {
  const ids = new Map<string, Set<string> | undefined>();
  const anchors: Link[] = [];
  const problems: string[] = [];
  const followed = new Map<string, number>();
  const waiting: Link[] = [{ path: '/', anchor: '', from: 'the front door' }];

  async function visit({ path, from }: Link): Promise<Link[]> {
    const answer = await ask(request, path);
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
    const html = isPage ? await answer.text() : '';
    // Who is led on to the log-in page does not see what its links point at.
    const isThere = new URL(answer.url()).pathname === new URL(path, site).pathname;
    ids.set(path, isThere ? idsIn(html) : undefined);
    if (answer.status() !== 200) problems.push(`${path} on ${from} answers ${answer.status()}`);
    return linksIn(html).flatMap((href) => readLink(href, path, site) ?? []);
  }

  function isWorthFollowing({ path }: Link): boolean {
    if (ids.has(path)) return false;
    const count = followed.get(kindOf(path)) ?? 0;
    followed.set(kindOf(path), count + 1);
    return count < MOST_OF_A_KIND;
  }

  for (let next = waiting.shift(); next && ids.size < MOST_PAGES; next = waiting.shift()) {
    if (ids.has(next.path)) continue;
    const links = await visit(next);
    anchors.push(...links.filter(({ anchor }) => anchor));
    const known = new Set(waiting.map(({ path }) => path));
    waiting.push(...links.filter(({ path }) => !known.has(path)).filter(isWorthFollowing));
  }
  for (const { path, anchor, from } of anchors) {
    const targets = ids.get(path);
    if (targets && !targets.has(anchor)) problems.push(`${path}#${anchor} on ${from} points at nothing`);
  }
  return { problems: [...new Set(problems)], pages: ids.size };
}
