import type pg from 'pg';
import { seededRandom } from '#base/seeded-random.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import { FURTHER_WEDDINGS } from '#capabilities/weddings/demo/further-weddings.ts';
import { DEMO_WEDDING_ID } from '#capabilities/weddings/demo.ts';
import { findWedding } from '#capabilities/weddings/server/index.ts';
import { type DemoWorld, inWorld } from '#capabilities/world/server/index.ts';
import { demoKit } from '../../demo/demo-pages.ts';
import { FURTHER_SITES } from '../../demo/further-sites.ts';
import { mayaAndJonah } from '../../demo/maya-and-jonah.ts';
import type { SitePrivacy } from '../../rules/privacy/site-privacy.ts';
import type { SiteContent, SiteLook, SitePage } from '../../rules/stored/site-content.ts';
import { takeSlug } from '../slugs.store.ts';
import { keepVersion } from '../versions.store.ts';
import { writeDraftPages, writeWebsite } from '../websites.store.ts';

type Wish = { weddingId: string; slug: string; privacy: SitePrivacy; look: SiteLook; pages: SitePage[] };

/** The websites of the demo’s couples: one in two languages for whoever has its address, three for everybody. */
export async function fillDemo(client: pg.ClientBase, { seed, now, pictures }: DemoWorld): Promise<void> {
  const tx = inWorld(client);
  const random = seededRandom(seed, 'websites');

  async function write({ weddingId, slug, privacy, look, pages }: Wish): Promise<void> {
    if (!(await findWedding(tx, weddingId))) return;
    const content: SiteContent = { look, pages };
    await writeWebsite(tx, {
      ...{ weddingId, state: 'PUBLISHED', look, lookVersion: 1, draftVersion: 1, privacy },
      ...{ isListed: privacy === 'PUBLIC', isIndexed: false, pictureScope: random.uuid() },
      // Nobody was told one: the couple makes one when they want it.
      passcode: '',
      ...{ published: content, publishedVersion: 1, publishedAt: now, createdAt: now, updatedAt: now },
    });
    const draft = pages.map((page) => ({
      ...page,
      version: 1,
      blocks: page.blocks.map((block) => ({ ...block, version: 1 })),
    }));
    await writeDraftPages(tx, weddingId, [], draft);
    await takeSlug(tx, { slug, weddingId, now, until: now });
    const changes = [`Your website with ${pages.length} pages`];
    await keepVersion(tx, { weddingId, kind: 'PUBLISHED', at: now, byUser: null, changes, content });
  }

  const kit = demoKit(random, pictures);
  const look = { palette: 'first', type: 'first', title: {} };
  const events = (await readEvents(tx, DEMO_WEDDING_ID)).map(({ uuid }) => uuid);
  await write({
    ...{ weddingId: DEMO_WEDDING_ID, slug: 'maya-and-jonah', privacy: 'LINK' },
    look: { ...look, design: 'watercolor', languages: ['en', 'es'] },
    pages: mayaAndJonah(kit, events),
  });
  for (const [place, { slug, design, pages }] of FURTHER_SITES.entries()) {
    const weddingId = FURTHER_WEDDINGS[place]?.weddingId;
    if (weddingId === undefined) continue;
    const site = { ...look, design, languages: ['en'] } satisfies Omit<SiteLook, 'languages'> & {
      languages: ['en'];
    };
    await write({ weddingId, slug, privacy: 'PUBLIC', look: site, pages: pages(kit) });
  }
}
