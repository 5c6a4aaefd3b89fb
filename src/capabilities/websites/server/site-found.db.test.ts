import { afterAll, beforeAll, expect, it } from 'vitest';
import { outgoingMessages } from '#platform/messages/tables.ts';
import { openWebsiteWorld, type WebsiteWorld } from '../testing/website-world.ts';

let world: WebsiteWorld;
beforeAll(async () => {
  world = await openWebsiteWorld();
});
afterAll(() => world.close());

const find = async (names: string) =>
  (await world.guestWith().api.findCouples({ names })).couples.map(({ slug }) => slug);
const indexed = async () => (await world.guestWith().api.listIndexedSites()).sites.map(({ slug }) => slug);

it('finds whom everybody may read and who asked to be found, and search engines the same', async () => {
  const owner = await world.addOwner('Renée');
  const slug = 'renee-and-ari';
  await world.publish(owner, slug);
  const site = world.siteOf(owner);
  const open = { privacy: 'PUBLIC', isListed: true, isIndexed: true } as const;
  expect(await find('Renée')).toEqual([]);
  await site.saveWebsitePrivacy({ privacy: 'PUBLIC', isListed: false, isIndexed: false });
  expect([await find('Renée'), await indexed()]).toEqual([[], []]);
  await site.saveWebsitePrivacy(open);
  for (const names of ['Renée', 'renee', 'ren', ' RENEE & '])
    expect(await find(names), names).toEqual([slug]);
  expect(await indexed()).toEqual([slug]);

  for (const names of ['', ' ', 'r', '%', '_e', 'enee', 'renee & nobody', "renee' or true --", '\\'])
    expect(await find(names), names).toEqual([]);

  // Stricter from its first page on: not even its names are for everybody then.
  const [front] = (await site.readWebsite()).pages;
  await site.savePagePrivacy({ uuid: front?.id ?? '', visibility: 'PASSCODE', passcode: 'blue-barn-7' });
  expect([await find('renee'), await indexed()]).toEqual([[], []]);
  await site.savePagePrivacy({ uuid: front?.id ?? '', visibility: 'EVERYONE' });
  expect(await find('renee')).toEqual([slug]);

  // Whoever closes the door again is not found from that moment on.
  await site.saveWebsitePrivacy({ privacy: 'LINK', isListed: false, isIndexed: false });
  expect([await find('renee'), await indexed()]).toEqual([[], []]);
  await site.saveWebsitePrivacy(open);
  await site.unpublishWebsite();
  expect([await find('renee'), await indexed()]).toEqual([[], []]);
});

it('finds names whose vowels are marks', async () => {
  const owner = await world.addOwner('नेहा');
  await world.publish(owner, 'neha-and-arun');
  await world.siteOf(owner).saveWebsitePrivacy({ privacy: 'PUBLIC', isListed: true, isIndexed: false });
  for (const names of ['नेहा', 'नेह']) expect(await find(names), names).toEqual(['neha-and-arun']);
  expect(await find('नि')).toEqual([]);
});

it('does not find a site that was taken down, and tells its couple why', async () => {
  const owner = await world.addOwner('Tova');
  await world.publish(owner, 'tova-and-gil');
  const site = world.siteOf(owner);
  await site.saveWebsitePrivacy({ privacy: 'PUBLIC', isListed: true, isIndexed: true });
  await world.guestWith().api.reportSite({ slug: 'tova-and-gil', reason: 'SCAM', text: 'Asks for money' });
  const person = await world.addPerson('Staff');
  const staff = world.siteOf({ ...person, actor: { ...person.actor, isSupport: true } });
  const found = (await staff.listReportedSites()).sites.find(({ slug }) => slug === 'tova-and-gil');
  expect(found).toMatchObject({ privacy: 'PUBLIC', hosts: [] });
  expect(found?.pages.length).toBeGreaterThan(2);
  const uuid = found?.weddingId ?? '';
  await expect(staff.decideReportedSite({ uuid, decision: 'TAKE_DOWN', reason: ' ' })).rejects.toThrow();
  expect(await find('tova')).toEqual(['tova-and-gil']);
  await staff.decideReportedSite({ uuid, decision: 'TAKE_DOWN', reason: 'It asks for money' });
  expect(await find('tova')).toEqual([]);
  expect(await indexed()).not.toContain('tova-and-gil');
  const lettersOn = async (subject: string) =>
    (await world.db.select().from(outgoingMessages)).filter((mail) => mail.subject?.startsWith(subject));
  await staff.decideReportedSite({ uuid, decision: 'TAKE_DOWN', reason: 'Said by a colleague, too' });
  const [letter, ...others] = await lettersOn('We took your');
  expect(others).toEqual([]);
  expect(letter?.text).toContain('It asks for money');
  expect(letter?.text).toContain('/wedding-planning/website');
  expect((await site.readWebsite()).takenDownFor).toBe('It asks for money');
  for (let press = 0; press < 2; press += 1) await staff.decideReportedSite({ uuid, decision: 'BRING_BACK' });
  expect(await lettersOn('Your wedding website is back')).toHaveLength(1);
  expect(await find('tova')).toEqual(['tova-and-gil']);
});
