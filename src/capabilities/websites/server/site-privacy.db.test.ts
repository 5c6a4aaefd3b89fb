import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEW_EVENT } from '#capabilities/guests/rules/new-event.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { blankProps } from '../rules/stored/block-parts.ts';
import { openWebsiteWorld, type WebsiteWorld } from '../testing/website-world.ts';

let world: WebsiteWorld;
beforeAll(async () => {
  world = await openWebsiteWorld();
});
afterAll(() => world.close());

const SECRET_PLACE = 'The Hidden Cellar';

/** A published site with an event for everybody and one for some, and a household that is invited to both. */
async function openSite(slug: string) {
  const { owner, household, event, code } = await world.invite('Ruth Adler');
  const secret = await owner.guests.addEvent({
    ...NEW_EVENT,
    ...{ name: 'Rehearsal dinner', date: '2031-09-12', placeName: SECRET_PLACE, startsAt: '18:00' },
  });
  const guestUuids = household.people.map(({ uuid }) => uuid);
  await owner.guests.setInvitations({
    changes: [{ eventUuid: secret.uuid, status: 'INVITED', dishUuid: null, guestUuids }],
  });
  const site = world.siteOf(owner);
  await site.startWebsite({ design: 'film', language: 'en' });
  const website = await site.readWebsite();
  const events = website.pages.find(({ kind }) => kind === 'events');
  // A block about the dinner: with it goes all that it says.
  const props = {
    ...blankProps('schedule'),
    event: secret.uuid,
    lines: [{ time: '18:30', title: { en: 'Toasts at the cellar' }, text: {} }],
  };
  const block = { id: world.clock.uuid(), kind: 'schedule' as const, props };
  await site.saveOperations({
    batchUuid: world.clock.uuid(),
    operations: [{ op: 'add-block', pageId: events?.id ?? '', block, after: null }],
  });
  await site.saveWebsiteSlug({ slug });
  const { draftVersion } = await site.readWebsite();
  await site.publishWebsite({ draftVersion });
  return { owner, site, website, event, secret, code, household, slug };
}

async function asText(answer: Promise<unknown>): Promise<string> {
  return JSON.stringify(await answer);
}

describe('a site with a passcode', () => {
  it('tells a stranger nothing but that it asks for one', async () => {
    const { slug } = await openSite('ruth-and-noa');
    for (const page of ['', 'schedule', 'travel', 'faq']) {
      const answer = await world.guestWith().api.readSite({ slug, page });
      expect(Object.keys(answer).toSorted()).toEqual(['language', 'of', 'show', 'weddingId']);
    }
  });

  it('lets in whoever has it, as it is written on paper, until there is another one', async () => {
    const { slug, site } = await openSite('ruth-and-ada');
    const { passcode } = await site.readWebsitePasscode();
    const guest = world.guestWith();
    expect(await refusal(guest.api.enterSite({ slug, passcode: 'rose-hill-10' }))).toBe(
      'website.wrong_passcode',
    );
    expect(guest.cookie()).toBe('');
    await guest.api.enterSite({ slug, passcode: ` ${passcode.toUpperCase().replaceAll('-', ' ')} ` });
    const inside = world.guestWith(guest.cookie()).api;
    expect(await inside.readSite({ slug })).toMatchObject({ show: 'PAGE', isForEverybody: false });
    const forged = world.guestWith(guest.cookie().replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))).api;
    expect(await forged.readSite({ slug })).toMatchObject({ show: 'DOOR' });
    await site.makeWebsitePasscode();
    expect(await inside.readSite({ slug })).toMatchObject({ show: 'DOOR' });
  });

  it('is no key to another site', async () => {
    const one = await openSite('ruth-and-bea');
    const other = await openSite('ruth-and-dan');
    const { passcode } = await one.site.readWebsitePasscode();
    const guest = world.guestWith();
    await guest.api.enterSite({ slug: one.slug, passcode });
    const there = world.guestWith(guest.cookie()).api;
    expect(await there.readSite({ slug: other.slug })).toMatchObject({ show: 'DOOR' });
    expect(await refusal(there.enterSiteByLink({ slug: other.slug, code: one.code }))).toBe(
      'website.not_found',
    );
  });
});

describe('an event for some', () => {
  it('is nowhere for those who are not invited, and there for a household by its link', async () => {
    const { slug, site, code, secret } = await openSite('ruth-and-gil');
    const { passcode } = await site.readWebsitePasscode();
    const guest = world.guestWith();
    await guest.api.enterSite({ slug, passcode });
    const inside = world.guestWith(guest.cookie()).api;
    for (const page of ['', 'schedule', 'faq']) {
      const read = await asText(inside.readSite({ slug, page }));
      for (const word of [SECRET_PLACE, 'Rehearsal', 'Toasts', secret.uuid, '2031-09-12'])
        expect(read, page).not.toContain(word);
    }
    const { cookie } = await world.guestWith().api.enterSiteByLink({ slug, code });
    const household = world.guestWith(cookie.split(';')[0]).api;
    const read = await asText(household.readSite({ slug, page: 'schedule' }));
    for (const word of [SECRET_PLACE, 'Rehearsal', 'Toasts']) expect(read).toContain(word);
    expect(read).toContain(`/r/${code}`);
    await site.saveEventVisibility({ uuid: secret.uuid, visibility: 'EVERYONE' });
    expect(await asText(inside.readSite({ slug, page: 'schedule' }))).toContain(SECRET_PLACE);
  });

  it('is gone for a household that is not on the list any more', async () => {
    const { slug, owner, household, code } = await openSite('ruth-and-hal');
    const { cookie } = await world.guestWith().api.enterSiteByLink({ slug, code });
    await owner.guests.removeHouseholds({ uuids: [household.uuid] });
    expect(await world.guestWith(cookie.split(';')[0]).api.readSite({ slug })).toMatchObject({
      show: 'DOOR',
    });
    expect(await refusal(world.guestWith().api.enterSiteByLink({ slug, code }))).toBe('website.not_found');
  });
});

describe('a page', () => {
  it('can be stricter than its site, at once, for what is published', async () => {
    const { slug, site, website, secret, code } = await openSite('ruth-and-ivy');
    await site.saveWebsitePrivacy({ privacy: 'PUBLIC', isListed: false, isIndexed: false });
    const page = website.pages.find(({ kind }) => kind === 'events');
    const uuid = page?.id ?? '';
    const stranger = () => world.guestWith().api;
    const read = () => stranger().readSite({ slug, page: 'schedule' });
    expect(await read()).toMatchObject({ show: 'PAGE', isForEverybody: true });
    await site.savePagePrivacy({ uuid, visibility: 'HIDDEN' });
    expect(await refusal(read())).toBe('website.not_found');
    expect(await asText(stranger().readSite({ slug }))).not.toContain('Schedule');
    await site.savePagePrivacy({ uuid, visibility: 'INVITED', eventIds: [secret.uuid] });
    expect(await refusal(read())).toBe('website.not_found');
    const { cookie } = await stranger().enterSiteByLink({ slug, code });
    const household = world.guestWith(cookie.split(';')[0]).api;
    expect(await household.readSite({ slug, page: 'schedule' })).toMatchObject({ isForEverybody: false });
    await site.savePagePrivacy({ uuid, visibility: 'PASSCODE', passcode: 'blue-barn-7' });
    expect(await read()).toMatchObject({ show: 'DOOR', of: 'PAGE' });
    expect(await asText(read())).not.toContain('Schedule');
    const { passcode } = await site.readWebsitePasscode();
    const guest = world.guestWith();
    expect(await refusal(guest.api.enterSite({ slug, page: 'schedule', passcode }))).toBe(
      'website.wrong_passcode',
    );
    await guest.api.enterSite({ slug, page: 'schedule', passcode: 'Blue Barn 7' });
    const inside = world.guestWith(guest.cookie()).api;
    expect(await inside.readSite({ slug, page: 'schedule' })).toMatchObject({ show: 'PAGE' });
  });
});

describe('a preview', () => {
  it('is what a household would see of the draft, for its couple alone', async () => {
    const { site, household, slug } = await openSite('ruth-and-jon');
    expect(await asText(site.previewSite({ page: 'schedule' }))).not.toContain(SECRET_PLACE);
    const theirs = await asText(site.previewSite({ page: 'schedule', as: household.uuid }));
    expect(theirs).toContain(SECRET_PLACE);
    expect(theirs).not.toContain(`/wedding/${slug}`);
    const other = await openSite('ruth-and-kai');
    expect(await asText(other.site.previewSite({ page: 'schedule', as: household.uuid }))).not.toContain(
      SECRET_PLACE,
    );
  });

  it('is what a guest of an event would see, or one who is not invited to it', async () => {
    const { site, secret } = await openSite('ruth-and-orin');
    const other = await openSite('ruth-and-ysolde');
    const schedule = (guest: object) => asText(site.previewSite({ page: 'schedule', ...guest }));
    const theirs = await schedule({ invitedTo: secret.uuid });
    expect(theirs).toContain(SECRET_PLACE);
    // Whoever follows a link of it stays the same guest.
    expect(theirs).toContain(`invitedTo=${secret.uuid}`);
    for (const guest of [{ notInvitedTo: secret.uuid }, { invitedTo: other.secret.uuid }, {}])
      expect(await schedule(guest)).not.toContain(SECRET_PLACE);
    const { pages } = await site.readWebsite();
    const uuid = pages.find(({ kind }) => kind === 'events')?.id ?? '';
    await site.savePagePrivacy({ uuid, visibility: 'INVITED', eventIds: [secret.uuid] });
    expect(await refusal(schedule({ notInvitedTo: secret.uuid }))).toBe('website.not_found');
    expect(await schedule({ invitedTo: secret.uuid })).toContain(SECRET_PLACE);
  });
});

describe('messages and reports', () => {
  it('come from whoever is let in, and to the couple alone', async () => {
    const { slug, site } = await openSite('ruth-and-lou');
    const message = { slug, name: 'Sam', email: 'sam@example.com', text: 'So happy for you' };
    expect(await refusal(world.guestWith().api.writeToCouple(message))).toBe('website.not_found');
    const { passcode } = await site.readWebsitePasscode();
    const guest = world.guestWith();
    await guest.api.enterSite({ slug, passcode });
    await world.guestWith(guest.cookie()).api.writeToCouple(message);
    const { messages } = await site.listSiteMessages({});
    expect(messages).toMatchObject([{ name: 'Sam', text: 'So happy for you', isRead: false }]);
    const other = (await openSite('ruth-and-max')).site;
    const uuid = messages[0]?.uuid ?? '';
    expect((await other.listSiteMessages({})).messages).toEqual([]);
    expect(await refusal(other.removeSiteMessage({ uuid }))).toBe('website.none');
    await other.markSiteMessagesRead({ uuids: [uuid] });
    expect((await site.readWebsite()).unreadMessages).toBe(1);
    await site.markSiteMessagesRead({ uuids: [uuid] });
    expect((await site.readWebsite()).unreadMessages).toBe(0);
  });

  it('lead staff to take a site down and bring it back; its couple cannot', async () => {
    const { slug, site } = await openSite('ruth-and-pia');
    await world.guestWith().api.reportSite({ slug, reason: 'PRETENDS', text: 'Not them' });
    const person = await world.addPerson('Staff');
    const staff = world.siteOf({ ...person, actor: { ...person.actor, isSupport: true } });
    const { sites } = await staff.listReportedSites();
    const found = sites.find((each) => each.slug === slug);
    expect(found?.reports).toMatchObject([{ reason: 'PRETENDS', text: 'Not them' }]);
    const uuid = found?.weddingId ?? '';
    await staff.decideReportedSite({ uuid, decision: 'TAKE_DOWN', reason: 'It pretends' });
    expect(await refusal(world.guestWith().api.readSite({ slug }))).toBe('website.not_found');
    const { draftVersion, takenDownFor } = await site.readWebsite();
    expect(takenDownFor).toBe('It pretends');
    expect(await refusal(site.publishWebsite({ draftVersion }))).toBe('website.taken_down');
    await staff.decideReportedSite({ uuid, decision: 'BRING_BACK' });
    expect(await world.guestWith().api.readSite({ slug })).toMatchObject({ show: 'DOOR' });
  });
});
