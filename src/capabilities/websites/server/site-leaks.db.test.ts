import { afterAll, beforeAll, expect, it } from 'vitest';
import { NEW_EVENT } from '#capabilities/guests/rules/new-event.ts';
import { drawPicture } from '#capabilities/media/testing/hostile-files.ts';
import { replyWith } from '#capabilities/rsvp/testing/rsvp-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openWebsiteWorld, type WebsiteWorld } from '../testing/website-world.ts';

let world: WebsiteWorld;
beforeAll(async () => {
  world = await openWebsiteWorld();
});
afterAll(() => world.close());

const readAs = async (slug: string, page: string, cookie = '') =>
  JSON.stringify(await world.guestWith(cookie).api.readSite({ slug, page }));

/** A published site with a picture of the couple’s own on its page about travel. */
async function siteWithPicture(slug: string) {
  const { clock } = world;
  const { owner, code } = await world.invite('Ruth Adler');
  const site = world.siteOf(owner);
  await site.startWebsite({ design: 'coast', language: 'en' });
  const bytes = await drawPicture(640, 400).jpeg().toBuffer();
  const picture = await site.addSitePicture(new File([bytes], 'us.jpg', { type: 'image/jpeg' }));
  const page = (await site.readWebsite()).pages.find((each) => each.slug === 'travel');
  const shown = { id: picture.id, alt: { en: 'The old mill' }, caption: {}, focus: { x: 0.5, y: 0.5 } };
  const block = { id: clock.uuid(), kind: 'picture' as const, props: { picture: shown } };
  await site.saveOperations({
    batchUuid: clock.uuid(),
    operations: [{ op: 'add-block', pageId: page?.id ?? '', block, after: null }],
  });
  await site.saveWebsiteSlug({ slug });
  await site.publishWebsite({ draftVersion: (await site.readWebsite()).draftVersion });
  const entered = await world.guestWith().api.enterSiteByLink({ slug, code });
  const household = entered.cookie.split(';')[0] ?? '';
  return { site, page: page?.id ?? '', picture, household, slug };
}

it('takes no picture that is none, whatever it is called', async () => {
  const site = world.siteOf((await world.invite('Ruth Adler')).owner);
  await site.startWebsite({ design: 'coast', language: 'en' });
  const heic = '\0\0\0\x1cftypheic\0\0\0\0mif1heic';
  for (const bytes of ['', 'Dear guests', heic, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a']) {
    const file = new File([bytes], 'us.jpg', { type: 'image/jpeg' });
    expect(await refusal(site.addSitePicture(file)), bytes).toMatch(/^picture\./);
  }
  expect((await site.readWebsite()).pictures).toEqual([]);
});

it('tells the address of a picture to readers of the page that shows it, and to nobody else', async () => {
  const { site, page, picture, household, slug } = await siteWithPicture('ruth-and-the-mill');
  const secrets = [picture.id, picture.addressKey, 'The old mill'];
  const pages = ['', 'travel', 'schedule', 'faq'];
  for (const each of pages)
    for (const secret of secrets) expect(await readAs(slug, each), each).not.toContain(secret);
  for (const secret of secrets) expect(await readAs(slug, 'travel', household)).toContain(secret);

  // A site for everybody whose page about travel is not: its pictures go with it.
  await site.saveWebsitePrivacy({ privacy: 'PUBLIC', isListed: true, isIndexed: true });
  await site.savePagePrivacy({ uuid: page, visibility: 'PASSCODE', passcode: 'blue-barn-7' });
  for (const each of pages)
    for (const secret of secrets) expect(await readAs(slug, each), each).not.toContain(secret);
  await site.savePagePrivacy({ uuid: page, visibility: 'HIDDEN' });
  for (const each of pages.filter((name) => name !== 'travel'))
    for (const secret of secrets) expect(await readAs(slug, each, household), each).not.toContain(secret);
  expect(await refusal(world.guestWith(household).api.readSite({ slug, page: 'travel' }))).toBe(
    'website.not_found',
  );
});

it('puts an event that somebody is not invited to into no calendar file, reply page or website of theirs', async () => {
  const { owner, household, code } = await world.invite('Ruth Adler');
  const other = await world.invite('Hal Adler', { host: owner });
  const secret = await owner.guests.addEvent({
    ...NEW_EVENT,
    ...{ name: 'Rehearsal dinner', date: '2031-09-12', placeName: 'The Hidden Cellar', startsAt: '18:00' },
  });
  const guestUuids = household.people.map(({ uuid }) => uuid);
  await owner.guests.setInvitations({
    changes: [{ eventUuid: secret.uuid, status: 'INVITED', dishUuid: null, guestUuids }],
  });
  const site = world.siteOf(owner);
  await world.publish(owner, 'ruth-and-hal');
  await site.saveEventVisibility({ uuid: secret.uuid, visibility: 'INVITED' });

  const everythingOf = async (link: string) => {
    const invitation = await world.guest.readInvitation({ code: link });
    await world.guest.sendReply({
      ...{ code: link, key: world.clock.uuid(), version: invitation.version },
      reply: replyWith(invitation, 'ATTENDING'),
    });
    const { cookie } = await world.guestWith().api.enterSiteByLink({ slug: 'ruth-and-hal', code: link });
    const calendar = await world.guest.readReplyCalendar({ code: link });
    const read = await Promise.all(
      ['', 'schedule', 'faq'].map((page) => readAs('ruth-and-hal', page, cookie.split(';')[0])),
    );
    return [await calendar.text(), JSON.stringify(invitation), ...read].join('\n');
  };
  const [invited, uninvited] = [await everythingOf(code), await everythingOf(other.code)];
  for (const word of ['Rehearsal', 'Hidden Cellar', secret.uuid]) {
    expect(invited).toContain(word);
    expect(uninvited).not.toContain(word);
  }
  expect(uninvited).toContain('BEGIN:VEVENT');
});
