import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPicture } from '#capabilities/media/testing/hostile-files.ts';
import { photoWallRoutes } from '#capabilities/photo-wall/server/routes.ts';
import '#capabilities/photo-wall/contract.ts';
import { VISITOR } from '#platform/actor.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { blankProps } from '../rules/stored/block-parts.ts';
import { openWebsiteWorld, type WebsiteWorld } from '../testing/website-world.ts';

let world: WebsiteWorld;
beforeAll(async () => {
  world = await openWebsiteWorld();
});
afterAll(() => world.close());

const CHOICES = {
  mode: 'GALLERY',
  moderation: 'AFTER',
  names: 'OPTIONAL',
  mayDownload: true,
  opensOn: null,
  closesOn: null,
  version: 0,
} as const;

it('shows guests’ photos to those who were let in, as the couple has them on the wall', async () => {
  const { clock, deps, printer } = world;
  const { owner, code } = await world.invite('Ruth Adler');
  const site = world.siteOf(owner);
  const slug = 'maya-and-eli';
  await site.startWebsite({ design: 'grid', language: 'en' });
  const [front] = (await site.readWebsite()).pages;
  const block = {
    id: clock.uuid(),
    kind: 'guest-photos' as const,
    props: { ...blankProps('guest-photos'), title: { en: 'Your pictures' } },
  };
  await site.saveOperations({
    batchUuid: clock.uuid(),
    operations: [{ op: 'add-block', pageId: front?.id ?? '', block, after: null }],
  });
  await site.saveWebsiteSlug({ slug });
  await site.publishWebsite({ draftVersion: (await site.readWebsite()).draftVersion });
  const { passcode } = await site.readWebsitePasscode();
  const guest = world.guestWith();
  await guest.api.enterSite({ slug, passcode });
  const seen = async (api = world.guestWith(guest.cookie()).api) => {
    const answer = await api.readSite({ slug });
    if (answer.show !== 'PAGE') throw new Error('They should have been let in.');
    return answer.view.page.blocks.find(({ kind }) => kind === 'guest-photos');
  };
  expect(await seen()).toBeUndefined();

  const routes = photoWallRoutes({ ...deps, printer });
  const wallOf = (actor: Parameters<typeof testContext>[0]['actor']) =>
    createRouterClient(routes, { context: testContext({ actor, clock }) });
  const { wall } = await wallOf(owner.actor).saveWall(CHOICES);
  const upload = new URL(wall?.uploadUrl ?? '').pathname;
  const body = new File([await drawPicture(320, 200).jpeg().toBuffer()], 'a.jpg', { type: 'image/jpeg' });
  await wallOf(VISITOR).addWallPhoto({
    params: { code: upload.split('/')[2] ?? '' },
    query: { name: 'Theo' },
    headers: { 'x-device-key': 'd'.repeat(43) },
    body,
  });
  const shown = await seen();
  expect(shown).toMatchObject({ title: 'Your pictures', href: upload, pictures: [{ alt: 'Theo' }] });
  expect(JSON.stringify(shown)).toContain('&key=');

  const version = wall?.version ?? 1;
  await wallOf(owner.actor).saveWall({ ...CHOICES, mode: 'DROP_ONLY', version });
  expect(await seen()).toMatchObject({ href: upload, pictures: [] });
  await wallOf(owner.actor).saveWall({ ...CHOICES, version: version + 1 });

  // For everybody: whoever passes by gets neither the photos nor the way to bring some; a household does.
  await site.saveWebsitePrivacy({ privacy: 'PUBLIC', isListed: false, isIndexed: false });
  expect(await seen(world.guestWith().api)).toBeUndefined();
  const { cookie } = await world.guestWith().api.enterSiteByLink({ slug, code });
  expect(await seen(world.guestWith(cookie.split(';')[0]).api)).toMatchObject({ href: upload });
  await wallOf(owner.actor).saveWall({ ...CHOICES, mode: 'OFF', version: version + 2 });
  expect(await seen(world.guestWith(cookie.split(';')[0]).api)).toBeUndefined();
});
