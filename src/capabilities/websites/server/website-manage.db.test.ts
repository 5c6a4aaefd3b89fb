import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import type { TaskContext } from '#platform/jobs/task.ts';
import { DESIGN_KEYS } from '../rules/design-keys.ts';
import { blankProps } from '../rules/stored/block-parts.ts';
import type { SiteLook } from '../rules/stored/site-content.ts';
import { openWebsiteWorld, type WebsiteWorld } from '../testing/website-world.ts';
import { websitesJobs } from './jobs.ts';

let world: WebsiteWorld;
beforeAll(async () => {
  world = await openWebsiteWorld();
});
afterAll(() => world.close());

/** A couple with a planner, whose site is out; with an event that some are invited to. */
async function openSite(slug: string) {
  const { owner, event } = await world.invite('Ruth Adler');
  await owner.guests.saveEvent({ ...event, placeName: 'Leopold House' });
  const planner = world.siteOf(await world.join(owner, 'PLANNER'));
  const website = await world.publish(owner, slug);
  return { owner, site: world.siteOf(owner), planner, website, page: website.pages[1]?.id ?? '' };
}

const FORBIDDEN = 'wedding.role_forbids';

describe('a planner at the door of a site', () => {
  it('makes it stricter and never opens it', async () => {
    const { site, planner } = await openSite('door-of-a-site');
    const found = { isListed: false, isIndexed: false };
    expect(await refusal(planner.saveWebsitePrivacy({ privacy: 'LINK', ...found }))).toBe(FORBIDDEN);
    expect(await refusal(planner.saveWebsitePrivacy({ privacy: 'PUBLIC', ...found }))).toBe(FORBIDDEN);
    await site.saveWebsitePrivacy({ privacy: 'PUBLIC', isListed: true, isIndexed: false });
    const indexed = { privacy: 'PUBLIC' as const, isListed: true, isIndexed: true };
    expect(await refusal(planner.saveWebsitePrivacy(indexed))).toBe(FORBIDDEN);
    expect(await planner.saveWebsitePrivacy({ privacy: 'PUBLIC', ...found })).toMatchObject(found);
    expect(await planner.saveWebsitePrivacy({ privacy: 'PASSCODE', ...found })).toMatchObject({
      privacy: 'PASSCODE',
    });
    expect(await refusal(planner.saveWebsitePrivacy({ privacy: 'LINK', ...found }))).toBe(FORBIDDEN);
  });

  it('closes a page or an event, which only the couple opens again', async () => {
    const { site, planner, website, page } = await openSite('door-of-a-page');
    const event = website.events[0]?.id ?? '';
    await planner.savePagePrivacy({ uuid: page, visibility: 'INVITED', eventIds: [event] });
    for (const visibility of ['EVERYONE', 'PASSCODE', 'INVITED'] as const)
      expect(await refusal(planner.savePagePrivacy({ uuid: page, visibility })), visibility).toBe(FORBIDDEN);
    await planner.savePagePrivacy({ uuid: page, visibility: 'HIDDEN' });
    expect(await refusal(planner.savePagePrivacy({ uuid: page, visibility: 'INVITED' }))).toBe(FORBIDDEN);
    expect(
      (await site.savePagePrivacy({ uuid: page, visibility: 'EVERYONE' })).pages[1]?.privacy,
    ).toMatchObject({ visibility: 'EVERYONE' });
    await planner.saveEventVisibility({ uuid: event, visibility: 'INVITED' });
    expect(await refusal(planner.saveEventVisibility({ uuid: event, visibility: 'EVERYONE' }))).toBe(
      FORBIDDEN,
    );
    expect((await site.saveEventVisibility({ uuid: event, visibility: 'EVERYONE' })).events[0]).toMatchObject(
      {
        visibility: 'EVERYONE',
      },
    );
  });
});

describe('messages that were removed', () => {
  async function written(slug: string) {
    const { owner, site } = await openSite(slug);
    await site.saveWebsitePrivacy({ privacy: 'LINK', isListed: false, isIndexed: false });
    const message = { slug, name: 'Sam', email: '', text: 'So happy for you' };
    await world.guestWith().api.writeToCouple(message);
    const uuid = (await site.listSiteMessages({})).messages[0]?.uuid ?? '';
    return { owner, site, uuid };
  }

  it('come back as they were, and are nobody else’s to bring back', async () => {
    const { site, uuid } = await written('words-that-return');
    expect((await site.readWebsite()).unreadMessages).toBe(1);
    await site.removeSiteMessage({ uuid });
    expect((await site.listSiteMessages({})).messages).toEqual([]);
    expect((await site.readWebsite()).unreadMessages).toBe(0);
    const other = await openSite('others-words');
    expect(await refusal(other.site.restoreSiteMessage({ uuid }))).toBe('website.none');
    expect(await refusal(site.removeSiteMessage({ uuid }))).toBe('website.none');
    await site.restoreSiteMessage({ uuid });
    expect((await site.listSiteMessages({})).messages).toMatchObject([{ text: 'So happy for you' }]);
    expect(await refusal(site.restoreSiteMessage({ uuid }))).toBe('website.none');
  });

  it('are gone after a week', async () => {
    const { site, uuid } = await written('words-that-go');
    const forget = websitesJobs(world.deps).find(({ name }) => name === 'websites-forget-messages');
    const run = () => forget?.run({}, {} as TaskContext);
    await site.removeSiteMessage({ uuid });
    world.moveDays(6);
    await run();
    await site.restoreSiteMessage({ uuid });
    await site.removeSiteMessage({ uuid });
    world.moveDays(8);
    await run();
    expect(await refusal(site.restoreSiteMessage({ uuid }))).toBe('website.none');
  });
});

describe('another design', () => {
  it('is begun with the colors that were looked at, and tried on without a change', async () => {
    const owner = await world.addOwner('Lena');
    const site = world.siteOf(owner);
    const begun = await site.startWebsite({ design: 'night', palette: 'fern', type: 'candle' });
    expect(begun.look).toMatchObject({ design: 'night', palette: 'fern', type: 'candle' });
    const tried = await site.previewSite({ page: '', design: 'film', palette: 'second' });
    expect(tried).toMatchObject({ show: 'PAGE', design: 'film', palette: 'second', type: 'first' });
    expect((await site.readWebsite()).draftVersion).toBe(begun.draftVersion);
  });

  it('loses nothing that was written, through all of them and back', async () => {
    const owner = await world.addOwner('Nora');
    const site = world.siteOf(owner);
    await site.startWebsite({ design: 'deco', language: 'en' });
    const { pages } = await site.readWebsite();
    const put = async (design: SiteLook['design']) => {
      const { look, lookVersion: version } = await site.readWebsite();
      const operations = [{ op: 'change-look' as const, look: { ...look, design }, version }];
      await site.saveOperations({ batchUuid: world.clock.uuid(), operations });
    };
    for (const design of [...DESIGN_KEYS, 'deco' as const]) await put(design);
    const after = await site.readWebsite();
    expect(after.pages).toEqual(pages);
    expect(after.look.design).toBe('deco');
  });
});

describe('an event for some', () => {
  it('is warned about where a page still names its place, and no longer once it does not', async () => {
    const { site, website } = await openSite('where-it-is');
    const event = website.events[0];
    const faq = website.pages.find(({ kind }) => kind === 'faq');
    const answer = { en: [{ kind: 'paragraph' as const, runs: [{ text: 'At the Leopold House.' }] }] };
    const props = { ...blankProps('faq'), questions: [{ question: { en: 'Where?' }, answer }] };
    const block = { id: world.clock.uuid(), kind: 'faq' as const, props };
    await site.saveOperations({
      batchUuid: world.clock.uuid(),
      operations: [{ op: 'add-block', pageId: faq?.id ?? '', block, after: null }],
    });
    await site.saveEventVisibility({ uuid: event?.id ?? '', visibility: 'EVERYONE' });
    expect((await site.readWebsite()).toldPlaces).toEqual([]);
    const warned = await site.saveEventVisibility({ uuid: event?.id ?? '', visibility: 'INVITED' });
    expect(warned.toldPlaces).toContainEqual({ eventId: event?.id, pageId: faq?.id, blockId: block.id });
    const hidden = await site.savePagePrivacy({ uuid: faq?.id ?? '', visibility: 'HIDDEN' });
    expect(hidden.toldPlaces.filter(({ pageId }) => pageId === faq?.id)).toEqual([]);
  });
});

describe('a site that was begun without a passcode', () => {
  it('gets one when it begins to ask', async () => {
    const { owner, site } = await openSite('never-had-one');
    await site.saveWebsitePrivacy({ privacy: 'LINK', isListed: false, isIndexed: false });
    await world.db.execute(sql`update websites set passcode = '' from wedding_members member
      where member.wedding_id = websites.wedding_id and member.user_id = ${owner.actor.userId}`);
    expect((await site.readWebsitePasscode()).passcode).toBe('');
    await site.saveWebsitePrivacy({ privacy: 'PASSCODE', isListed: false, isIndexed: false });
    expect((await site.readWebsitePasscode()).passcode).toMatch(/^[a-z]+-[a-z]+-\d\d$/);
  });
});
