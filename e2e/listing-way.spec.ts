import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { confirmEmail } from './support/confirm-email.ts';
import { signInDemo } from './support/demo-people.ts';
import {
  addPhotos,
  beginOnboarding,
  chooseCategory,
  heading,
  nameBusiness,
  newName,
  pressNext,
  tellBudget,
  turnOn,
} from './support/onboarding.ts';
import { signUp } from './support/people.ts';
import { photoFile } from './support/photo-file.ts';
import { PHONE } from './support/sizes.ts';
import { test } from './support/test.ts';

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 240_000 });

type Trade = {
  label: string;
  kind: string;
  flag?: string;
  /** What is chosen before the rest of what has to be. */
  first?: string;
  isVenue?: true;
  /** A search that only this business of its town answers. */
  search: string;
};

const TRADES: readonly Trade[] = [
  {
    label: 'Venues',
    kind: 'Barn',
    isVenue: true,
    search: 'hudson-ny--wedding-venues?venue-type=barn-farm&capacity=140-max&price=0-9000&date=2028-06-17',
  },
  { label: 'Bands & DJs', kind: 'Sounds', first: 'DJ', search: 'hudson-ny--wedding-bands-djs?price=0-9000' },
  {
    label: 'Cakes & desserts',
    kind: 'Cakes',
    flag: 'bakerOnboarding',
    search: 'hudson-ny--wedding-cakes-desserts?price=0-9000',
  },
];

/** Of a venue, all of these must be answered. */
const VENUE_QUESTIONS = 5;

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** One choice in every group that has none, also in those that come up on the way. */
async function chooseEverywhere(page: Page): Promise<void> {
  for (const [group, option] of [
    ['radiogroup', 'radio'],
    ['group', 'checkbox'],
  ] as const) {
    const groups = page.getByRole('main').getByRole(group);
    for (let index = 0; index < (await groups.count()); index += 1) {
      const options = groups.nth(index).getByRole(option);
      if ((await options.count()) === 0) continue;
      if ((await groups.nth(index).getByRole(option, { checked: true }).count()) > 0) continue;
      await options.first().press('Space');
    }
  }
}

async function onboard(page: Page, trade: Trade): Promise<{ name: string; uuid: string }> {
  await beginOnboarding(page);
  await chooseCategory(page, trade.label);
  const name = newName(trade.kind);
  await nameBusiness(page, name);
  await expect(heading(page, /^Where/)).toBeFocused();
  await page.getByLabel('Zip code').fill('12534');
  await pressNext(page);
  await tellBudget(page);
  if (trade.first) await page.getByRole('radio', { name: trade.first, exact: true }).press('Space');
  if (trade.isVenue) await page.getByRole('checkbox', { name: 'Barn or farm', exact: true }).press('Space');
  await chooseEverywhere(page);
  await pressNext(page);
  await addPhotos(page);
  await page.getByRole('button', { name: 'See your listing' }).press('Enter');
  await expect(page).toHaveURL(/storefront=/);
  return { name, uuid: new URL(page.url()).searchParams.get('storefront') ?? '' };
}

async function openSection(page: Page, uuid: string, key: string): Promise<void> {
  await page.goto(`/inspire/vendors/listing?storefront=${uuid}&section=${key}`);
  await page.locator('html.is-hydrated').waitFor();
}

async function untilSaved(page: Page, name: string): Promise<void> {
  await expect(section(page, name).getByText('Saved', { exact: true })).toBeVisible();
}

async function describeBusiness(page: Page, uuid: string): Promise<void> {
  await openSection(page, uuid, 'description');
  const words = 'We open the doors at noon and close them when the last song is over. ';
  await section(page, 'Description').getByRole('textbox').fill(words.repeat(4));
  await untilSaved(page, 'Description');
}

/** What the heading of a gallery counts: of its rows only those in sight exist. */
async function countIn(page: Page, gallery: string): Promise<number> {
  const heading = page.getByRole('heading', { name: new RegExp(`^${gallery} \\(`) });
  return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
}

/** Two covers and ten photos. */
async function showPhotos(page: Page, uuid: string): Promise<void> {
  await openSection(page, uuid, 'photos');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose photos' }).press('Enter'),
  ]);
  await chooser.setFiles(await Promise.all(Array.from({ length: 11 }, (_, index) => photoFile(`${index}`))));
  const photos = page.getByRole('heading', { name: /^Photos \(\d+\)$/ });
  await expect(photos).toHaveText(/\(1[2-9]\)/, { timeout: 30_000 });
  for (let have = await countIn(page, 'Covers'); have < 2; have += 1) {
    const options = page.getByRole('grid', { name: 'Photos' }).getByRole('button', { name: /^Options/ });
    await options.first().scrollIntoViewIfNeeded();
    // A menu goes when the page is scrolled under it, and the page may still be on its way here.
    await expect(async () => {
      await options.first().press('Enter');
      await page.getByRole('menuitem', { name: 'Make it a cover' }).press('Enter', { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: `Covers (${have + 1})` })).toBeVisible();
  }
}

async function tellPrices(page: Page, uuid: string): Promise<void> {
  await openSection(page, uuid, 'prices');
  for (const field of await section(page, 'Prices')
    .getByRole('textbox', { name: /, from/ })
    .all()) {
    await field.fill('4,500');
  }
  await untilSaved(page, 'Prices');
  await openSection(page, uuid, 'target-budget');
  const budget = page.getByRole('region', { name: /budget/i });
  await budget.getByLabel('Per person, from').fill('60');
  await budget.getByLabel('Per person, to').fill('120');
  await expect(budget.getByText('Saved', { exact: true })).toBeVisible();
}

async function describeVenue(page: Page, uuid: string): Promise<void> {
  await openSection(page, uuid, 'spaces');
  await page.getByRole('button', { name: 'Add a space' }).press('Enter');
  await section(page, 'Spaces').getByRole('textbox', { name: 'Name' }).fill('The loft');
  await section(page, 'Spaces')
    .getByRole('textbox', { name: /Guests seated/ })
    .fill('150');
  await page.keyboard.press('Tab');
  await untilSaved(page, 'Spaces');
  await openSection(page, uuid, 'menus');
  await page.getByRole('button', { name: 'Add a menu' }).press('Enter');
  await section(page, 'Menus').getByRole('textbox', { name: 'Name' }).fill('From the orchard');
  await section(page, 'Menus').getByRole('textbox', { name: 'Price per person' }).fill('85');
  await untilSaved(page, 'Menus');
}

async function answerQuestions(page: Page, uuid: string, { isVenue }: Trade): Promise<void> {
  await openSection(page, uuid, 'faqs');
  const faqs = section(page, 'FAQs');
  const suggested = faqs.getByText('Couples often ask').locator('..');
  for (let index = 0; index < (isVenue ? VENUE_QUESTIONS : 1); index += 1) {
    const question = suggested.getByRole('button', isVenue ? { name: /\(required\)$/ } : {});
    await question.first().press('Enter');
    await faqs
      .getByRole('textbox', { name: /^Answer/ })
      .nth(index)
      .fill('Yes, and gladly.');
  }
  await untilSaved(page, 'FAQs');
}

async function addVideo(page: Page, uuid: string): Promise<void> {
  await openSection(page, uuid, 'video');
  await section(page, 'Video').getByRole('textbox').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await untilSaved(page, 'Video');
}

async function openDesk(browser: Browser, at: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  await signInDemo(context, 'support');
  const desk = await context.newPage();
  await desk.goto(at);
  return desk;
}

async function pressByKey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
}

for (const trade of TRADES) {
  test(`${trade.label}: from the first question to the public, by keyboard on a phone`, async ({
    page,
    context,
    browser,
  }) => {
    const email = await signUp(context, 'vendor', 'Theo');
    if (trade.flag) await turnOn(context, trade.flag);
    await confirmEmail(page, email);
    const { name, uuid } = await onboard(page, trade);
    await describeBusiness(page, uuid);
    await showPhotos(page, uuid);
    await tellPrices(page, uuid);
    if (trade.isVenue) await describeVenue(page, uuid);
    await answerQuestions(page, uuid, trade);
    await addVideo(page, uuid);
    await page.goto(`/inspire/vendors/listing?storefront=${uuid}`);
    await expect(page.getByText('100% complete')).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await pressByKey(page, 'Submit for review');
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();

    const desk = await openDesk(browser, `/support/listings/${uuid}`);
    await pressByKey(desk, 'Start review');
    await pressByKey(desk, 'Request changes');
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Description' }).press('Space');
    await dialog.getByLabel('What to change in Description').fill('Say who you are.');
    await dialog.getByRole('button', { name: 'Send to the vendor' }).press('Enter');
    await expect(page.getByText('A few changes, and you’re there')).toBeVisible();
    await page.getByRole('list', { name: 'Changes requested' }).getByRole('link').press('Enter');
    const words = section(page, 'Description').getByRole('textbox');
    await words.press('Control+End');
    await words.pressSequentially(' We are three sisters.');
    await untilSaved(page, 'Description');
    await pressByKey(page, 'Submit again');
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();

    await desk.goto(`/support/listings/${uuid}`);
    await pressByKey(desk, 'Start review');
    await pressByKey(desk, 'Approve');
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve and publish' }).press('Enter');
    await expect(desk.getByText('This listing is published. Couples can see it.')).toBeVisible();
    await desk.context().close();

    const couple = await (await browser.newContext({ viewport: PHONE })).newPage();
    await couple.goto(`/wedding-vendors/search/${trade.search}`);
    const card = couple.getByRole('article').filter({ hasText: name });
    await expect(card).toBeVisible();
    await card.getByRole('link', { name }).first().press('Enter');
    await expect(couple.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(couple.getByText('We are three sisters.')).toBeVisible();
    await couple.context().close();
  });
}
