import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openWebsiteWorld, type WebsiteWorld } from '../../testing/website-world.ts';
import { findListed } from './found-sites.store.ts';

const MANY = 8_000;

let world: WebsiteWorld;
beforeAll(async () => {
  world = await openWebsiteWorld();
  const owner = await world.addOwner('Renée');
  await world.publish(owner, 'renee-and-ari');
  await world.siteOf(owner).saveWebsitePrivacy({ privacy: 'PUBLIC', isListed: true, isIndexed: false });
  const { $client } = world.db;
  // Many couples, each with a site that may be found.
  const copies = `(select n, md5('couple ' || n)::uuid as id from generate_series(1, ${MANY}) n) copy`;
  await $client.query(
    `insert into weddings (id, primary_first_name, partner_first_name, created_at, updated_at)
       select id, md5(n::text), md5((n + 1)::text), now(), now() from ${copies}`,
  );
  await $client.query(
    `insert into websites (wedding_id, state, privacy, is_listed, look, picture_scope, passcode, published, created_at, updated_at)
       select id, 'PUBLISHED', 'PUBLIC', true, '{}', id, '', '{"pages": []}', now(), now() from ${copies}`,
  );
  await $client.query(
    `insert into website_slugs (slug, wedding_id, since) select 'couple-' || n, id, now() from ${copies}`,
  );
  await $client.query('analyze weddings, websites, website_slugs');
}, 60_000);
afterAll(() => world.close());

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] };

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** How the database goes about what is asked of it. */
async function planOf(names: string[]): Promise<Node[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await findListed(world.db, { names, limit: 20 });
  const [asked, given] = query.mock.calls.at(-1) ?? [];
  query.mockRestore();
  const { text, values } = asked as unknown as { text: string; values?: unknown[] };
  const { rows } = await world.db.$client.query(
    `explain (format json) ${text}`,
    (given ?? values) as unknown[],
  );
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan);
}

it('looks through no more couples than have such a name, by either partner’s index', async () => {
  for (const names of [['renee'], ['abc'], ['abc', 'ari'], ['it’s nobody']]) {
    const nodes = await planOf(names);
    const used = nodes.flatMap((node) => node['Index Name'] ?? []);
    expect(used, names.join()).toEqual(
      expect.arrayContaining(['weddings_primary_name', 'weddings_partner_name']),
    );
    const read = nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name']);
    expect(read, names.join()).not.toContain('weddings');
    expect(read, names.join()).not.toContain('website_slugs');
  }
  expect(await findListed(world.db, { names: ['ren'], limit: 20 })).toMatchObject([
    { slug: 'renee-and-ari' },
  ]);
});
