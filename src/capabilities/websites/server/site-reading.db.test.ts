import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPicture } from '#capabilities/media/testing/hostile-files.ts';
import { countStatements } from '#platform/testing/count-statements.ts';
import { blankProps } from '../rules/stored/block-parts.ts';
import { openWebsiteWorld, type WebsiteWorld } from '../testing/website-world.ts';

let world: WebsiteWorld;
beforeAll(async () => {
  world = await openWebsiteWorld();
});
afterAll(() => world.close());

/** A published site whose page of photos holds nothing but a gallery and the guests’ photos, and the browser of a household. */
async function siteWithGallery(slug: string) {
  const { clock } = world;
  const { owner, code } = await world.invite('Ruth Adler');
  const site = world.siteOf(owner);
  await site.startWebsite({ design: 'coast', language: 'en' });
  const bytes = await drawPicture(640, 400).jpeg().toBuffer();
  const { id } = await site.addSitePicture(new File([bytes], 'us.jpg', { type: 'image/jpeg' }));
  const shown = { id, alt: {}, caption: {}, focus: { x: 0.5, y: 0.5 } };
  const [front] = (await site.readWebsite()).pages;
  const page = { id: clock.uuid(), kind: 'photos' as const, slug: 'photos', title: { en: 'Photos' } };
  const gallery = {
    ...{ id: clock.uuid(), kind: 'gallery' as const },
    props: { ...blankProps('gallery'), pictures: [shown] },
  };
  const picture = { id: clock.uuid(), kind: 'picture' as const, props: { picture: shown } };
  const wall = { id: clock.uuid(), kind: 'guest-photos' as const, props: blankProps('guest-photos') };
  await site.saveOperations({
    batchUuid: clock.uuid(),
    operations: [
      { op: 'add-page', page, after: null },
      { op: 'add-block', pageId: page.id, block: gallery, after: null },
      { op: 'add-block', pageId: page.id, block: wall, after: gallery.id },
      { op: 'add-block', pageId: front?.id ?? '', block: picture, after: null },
    ],
  });
  await site.saveWebsiteSlug({ slug });
  await site.publishWebsite({ draftVersion: (await site.readWebsite()).draftVersion });
  const { cookie } = await world.guestWith().api.enterSiteByLink({ slug, code });
  return world.guestWith(cookie.split(';')[0]).api;
}

it('tells of a page of pictures on the other pages too', async () => {
  const slug = 'ruth-and-the-gallery';
  const household = await siteWithGallery(slug);
  for (const page of ['', 'photos', 'schedule']) {
    const answer = await household.readSite({ slug, page });
    if (answer.show !== 'PAGE') throw new Error('They should have been let in.');
    expect(answer.view.pages.map(({ title }) => title)).toContain('Photos');
  }
});

it('asks the database eight questions at most for a page of a household', async () => {
  const slug = 'ruth-and-the-eight';
  const household = await siteWithGallery(slug);
  const asked = await countStatements(world.db, () => household.readSite({ slug }));
  expect(asked).toBeGreaterThan(4);
  expect(asked).toBeLessThanOrEqual(8);
});
