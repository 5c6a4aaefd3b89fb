import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { watchPage } from './support/page-watch.ts';
import { beginWedding, newEmail, PASSWORD, signUp } from './support/people.ts';
import { SIZES } from './support/sizes.ts';
import { test, untilHydrated } from './support/test.ts';

const HUDSON = '/wedding-vendors/search/hudson-ny--wedding-venues';
const EVERYWHERE = '/wedding-vendors/wedding-venues';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const pills = (page: Page) => page.getByRole('list', { name: 'Selected filters' });
const cards = (page: Page) => page.getByRole('article');

/** How many the heading says were found. */
async function foundCount(page: Page): Promise<number> {
  const [, count = 'none'] = /^(No|[\d,]+) wedding/.exec(await title(page).innerText()) ?? [];
  return count === 'No' ? 0 : Number(count.replace(',', ''));
}

/** Saves the vendor whose page this is without having an account, and lands back there with the favorite made. */
async function saveBySigningUp(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const { pathname } = new URL(page.url());
  const button = (name: string) => page.getByRole('main').getByRole('button', { name }).first();
  await expect(async () => {
    await press(button('Save to favorites'));
    await expect(page).toHaveURL(/\/wedding\/onboard\/favorite-vendor\?storefront=/, { timeout: 2_000 });
  }).toPass();
  await untilHydrated(page);
  await page.getByLabel('Your first name').fill('Ida');
  await page.getByLabel('Email').fill(newEmail('couple'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page.getByRole('button', { name: 'Sign up and save' }));
  await expect(page).toHaveURL(pathname);
  await expect(button('Saved to favorites')).toBeVisible();
}

test.describe('a guest looks for a barn for 120 guests near Hudson under $9,000 on a day', () => {
  const WANTED = ['Jun 12, 2027', 'Room for 120 guests', 'Up to $9,000', 'Barn or farm'];
  const ADDRESS = /\?capacity=120-max&date=2027-06-12&price=0-9000&venue-type=barn-farm$/;

  test('with the keyboard alone', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(HUDSON);

    await filters(page).getByLabel('Free on').focus();
    await page.keyboard.type('06122027');
    await expect(pills(page).getByRole('link', { name: 'Remove filter: Jun 12, 2027' })).toBeVisible();

    await filters(page).getByLabel('How many guests?').focus();
    await page.keyboard.type('120');
    await page.keyboard.press('Enter');
    await expect(pills(page).getByRole('link', { name: 'Remove filter: Room for 120 guests' })).toBeVisible();

    await filters(page).getByLabel('To $').focus();
    await page.keyboard.type('9000');
    await page.keyboard.press('Enter');
    await expect(pills(page).getByRole('link', { name: 'Remove filter: Up to $9,000' })).toBeVisible();

    const barn = filters(page).getByRole('checkbox', { name: /^Barn or farm/ });
    await barn.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(ADDRESS);
    await expect(barn).toBeChecked();
    await expect(barn, 'the focus stays where it was').toBeFocused();

    await expect(title(page)).toHaveText(/wedding venues? near Hudson, NY$/);
    const first = cards(page).first().getByRole('heading').getByRole('link');
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wedding-vendors\/wedding-venues\/[a-z0-9-]+$/);
    await saveBySigningUp(page, (button) => button.press('Enter'));
  });

  test('by touch on a phone', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(HUDSON);
    await page.getByRole('button', { name: 'Filters' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByLabel('Free on').fill('06/12/2027');
    await drawer.getByLabel('How many guests?').fill('120');
    await drawer.getByLabel('To $').fill('9000');
    await drawer.getByRole('checkbox', { name: /^Barn or farm/ }).tap();
    await expect(page).toHaveURL(ADDRESS);
    await expectAccessible(page);
    await drawer.getByRole('button', { name: /^Show \d+ wedding venues?$/ }).tap();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (4)' })).toBeVisible();
    for (const label of WANTED) {
      await expect(pills(page).getByRole('link', { name: `Remove filter: ${label}` })).toBeVisible();
    }
    await expectNoOverflow(page);
    await cards(page).first().getByRole('heading').getByRole('link').tap();
    await expect(page).toHaveURL(/\/wedding-vendors\/wedding-venues\/[a-z0-9-]+$/);
    await saveBySigningUp(page, (button) => button.tap());
    await context.close();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are one form with a button, pills, orders and pages are links', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(EVERYWHERE);
    const all = await foundCount(page);
    expect(all).toBeGreaterThan(5);

    const apply = filters(page).getByRole('button', { name: 'Apply filters' });
    const option = filters(page).getByRole('checkbox', { name: /^All-inclusive/ });
    const promised = Number(/\d+$/.exec(await option.locator('..').innerText())?.[0]);
    await option.check();
    await apply.click();
    await expect(page).toHaveURL(/[?&]venue-service-level=all-inclusive/);
    await expect(option).toBeChecked();
    expect(await foundCount(page), 'as many as the option said').toBe(promised);

    await filters(page).getByLabel('To $').fill('900000');
    await apply.click();
    await expect(pills(page).getByRole('link', { name: 'Remove filter: Up to $900,000' })).toBeVisible();
    await expect(pills(page).getByRole('link', { name: 'Remove filter: All-inclusive' })).toBeVisible();

    await page.getByText('Sort: Best match').click();
    await page.getByRole('link', { name: 'Price: high to low' }).click();
    await expect(page).toHaveURL(/order=desc.*sort=price/);
    await expect(page.getByText('Sort: Price: high to low')).toBeVisible();

    await pills(page).getByRole('link', { name: 'Remove filter: All-inclusive' }).click();
    await pills(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(new RegExp(`${EVERYWHERE}$`));
    expect(await foundCount(page)).toBe(all);
  });

  test('the filters of a phone are one press away', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(EVERYWHERE);
    await expect(filters(page)).toBeHidden();
    await page.getByRole('link', { name: 'Filters' }).click();
    await expect(filters(page)).toBeVisible();
    await filters(page).getByRole('link', { name: 'Up to 100 guests' }).click();
    await expect(pills(page).getByRole('link', { name: 'Remove filter: Room for 100 guests' })).toBeVisible();
  });
});

test.describe('the page of a search', () => {
  test('reads well with filters on, on a phone and on a desk', async ({ page }) => {
    const watch = await watchPage(page);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await watch.open(`${HUDSON}?venue-type=barn-farm&capacity=120-max`);
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
    expect(watch.problems).toEqual([]);
  });

  test('shows why a result stands where it stands, in parts that add up', async ({ page }) => {
    await page.goto(EVERYWHERE);
    // Featured vendors come first and have no rank.
    const result = cards(page).filter({ hasText: 'Why this rank' }).first();
    await result.getByText('Why this rank').click();
    await expect(result.getByRole('link', { name: 'How we rank' }), 'the focus moves in').toBeFocused();
    const rows = result.getByRole('row');
    await expect(rows.last()).toContainText('Together');
    const numbers = await rows.evaluateAll((all) =>
      all.map(
        (row) =>
          /([\d.]+) of (\d+)$/
            .exec(row.textContent ?? '')
            ?.slice(1)
            .map(Number) ?? [],
      ),
    );
    const parts = numbers.slice(0, -1);
    const sum = (index: number) => parts.reduce((total, part) => total + (part[index] ?? 0), 0);
    expect(numbers.at(-1)?.[0]).toBeCloseTo(sum(0), 1);
    expect(numbers.at(-1)?.[1]).toBe(sum(1));
    await result.getByRole('link', { name: 'How we rank' }).click();
    await expect(title(page)).toHaveText('How we rank');
    await expectAccessible(page);
  });

  test('says what a change has found and keeps the place on the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(EVERYWHERE);
    const country = filters(page).getByText('Surroundings');
    await country.click();
    const option = filters(page).getByRole('checkbox', { name: /^In the suburbs/ });
    const before = await title(page).innerText();
    await option.click();
    await expect(page).toHaveURL(/metro=suburban$/);
    await expect(title(page)).not.toHaveText(before);
    await expect(page.getByRole('status').filter({ hasText: 'wedding venue' })).toHaveText(
      await title(page).innerText(),
    );
    await expect(option).toBeFocused();
    await option.click();
    await expect(page).toHaveURL(new RegExp(`${EVERYWHERE}$`));
  });

  test('has a map that can be called and sent away', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(EVERYWHERE);
    await page.getByRole('button', { name: 'Show map' }).click();
    await expect(page.getByRole('region', { name: 'Map of wedding venues' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Hide map' }).click();
    await expect(page.getByRole('region', { name: 'Map of wedding venues' })).toBeHidden();
  });

  test('turns the pictures of a card without leaving the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(EVERYWHERE);
    const card = cards(page).filter({ hasText: 'Why this rank' }).first();
    await card.hover();
    const next = card.getByRole('button', { name: /^Next photo of / });
    await expect.poll(() => card.getByRole('img').count()).toBeGreaterThan(1);
    await next.click();
    await expect(card.getByRole('button', { name: /^Previous photo of / })).not.toHaveAttribute(
      'aria-disabled',
    );
    await expect(page).toHaveURL(new RegExp(`${EVERYWHERE}$`));
  });
});

test.describe('filters', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }));

  test('come before the results by Tab, as checkboxes', async ({ page }) => {
    await page.goto(EVERYWHERE);
    const boxes = filters(page).getByRole('checkbox');
    expect(await boxes.count()).toBeGreaterThan(10);
    const isBefore = await boxes.first().evaluate((box) => {
      const card = document.querySelector('main article a');
      return card !== null && (box.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(isBefore).toBe(true);
  });

  test('apply on change, also two in a row, and can be taken back', async ({ page }) => {
    await page.goto(EVERYWHERE);
    const barn = filters(page).getByRole('checkbox', { name: /^Barn or farm/ });
    const inclusive = filters(page).getByRole('checkbox', { name: /^All-inclusive/ });
    await barn.check();
    await inclusive.check();
    await expect(page).toHaveURL(/\?venue-service-level=all-inclusive&venue-type=barn-farm$/);
    await barn.uncheck();
    await expect(page).toHaveURL(/\?venue-service-level=all-inclusive$/);
    await page.goBack();
    await expect(barn, 'the boxes follow the address').toBeChecked();
    await page.goto(EVERYWHERE);
    await filters(page).getByLabel('How many guests?').pressSequentially('120');
    await expect(page, 'without Enter').toHaveURL(/\?capacity=120-max$/);
    await expect(filters(page).getByLabel('How many guests?')).toBeFocused();
  });

  test('a box for several options is unticked as it was ticked', async ({ page }) => {
    await page.goto(EVERYWHERE);
    const outdoor = filters(page).getByRole('checkbox', { name: /^Outdoor \d/ });
    await outdoor.check();
    await expect(filters(page).getByRole('checkbox', { name: /^Outdoor and covered/ })).toBeChecked();
    await outdoor.uncheck();
    await expect(page).toHaveURL(new RegExp(`${EVERYWHERE}$`));
    await expect(filters(page).getByRole('checkbox', { name: /^Outdoor and covered/ })).not.toBeChecked();
  });

  test('the date picker is ours and refuses the past', async ({ page }) => {
    await page.goto(EVERYWHERE);
    const field = filters(page).getByLabel('Free on');
    await field.pressSequentially('01022020');
    await expect(filters(page).getByText('That day has passed.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${EVERYWHERE}$`));
    await field.fill('');
    await filters(page).getByRole('button', { name: 'Pick a day from a calendar' }).click();
    const calendar = page.getByRole('dialog', { name: 'Wedding date' });
    await expect(calendar.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(calendar.locator(':focus')).toHaveCount(1);
    await calendar.getByRole('button', { name: 'Next' }).first().click();
    await calendar.getByRole('gridcell').getByRole('button', { name: /15/ }).click();
    await expect(calendar).toBeHidden();
    await expect(page).toHaveURL(/\?date=\d{4}-\d{2}-15$/);
    await expect(field).toHaveValue(/^\d{2}\/15\/\d{4}$/);
  });
});

test('focus moves into popovers and back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(HUDSON);
  const menu = (name: string) => page.locator('summary').filter({ hasText: name });
  await menu('Sort: Best match').press('Enter');
  await expect(page.getByRole('link', { name: 'Best match' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu('Sort: Best match')).toBeFocused();
  await menu('Place: Hudson, NY').press('Enter');
  await expect(page.getByRole('combobox', { name: 'Where' })).toBeFocused();
});

for (const size of SIZES) {
  test(`cards say how far from the searched place they are, and a wider circle is one press away, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(`${HUDSON}?radius=10`);
    await expect(cards(page).first()).toContainText(/ · (\d+|Under 1) mi/);
    const before = await foundCount(page);
    const widen = page.getByRole('link', { name: /^Widen to \d+ miles$/ });
    const [, more = '0'] = /A wider circle has (\d+) more/.exec(await widen.locator('..').innerText()) ?? [];
    await widen.click();
    await expect(page).toHaveURL(/radius=\d+$/);
    await expect(pills(page).getByRole('link', { name: /^Remove filter: Within \d+ miles$/ })).toBeVisible();
    await expect.poll(() => foundCount(page)).toBe(before + Number(more));
  });
}

test('‘From’ on a storefront is the lowest site fee it shows', async ({ page }) => {
  await page.goto(EVERYWHERE);
  const card = cards(page)
    .filter({ hasText: /\$[\d,]+–\$[\d,]+ site fee/ })
    .first();
  const [, lowest = ''] = /(\$[\d,]+)–\$[\d,]+ site fee/.exec(await card.innerText()) ?? [];
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByText(`From ${lowest}`).first()).toBeVisible();
  const prices = page.getByRole('region', { name: 'Pricing' });
  const amounts = [...(await prices.innerText()).matchAll(/(?:season|Site fee)\s+\$([\d,]+)/g)];
  const cheapest = Math.min(...amounts.map(([, amount = '']) => Number(amount.replaceAll(',', ''))));
  expect(cheapest).toBe(Number(lowest.replace(/[$,]/g, '')));
});

test.describe('a couple', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }));

  for (const size of SIZES) {
    test(`finds its day and guests filled in from the wedding, at ${size.width} px`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(size);
      await signUp(context, 'couple', 'Maya');
      await beginWedding(context, { weddingDate: '2027-06-12' });
      await page.goto(EVERYWHERE);
      await page.getByRole('checkbox', { name: 'Free on Jun 12' }).check();
      await expect(page).toHaveURL(/\?date=2027-06-12$/);
      await expect(page.getByText(/^Free on Jun 12, 2027$|^Ask about your date$/).first()).toBeVisible();
      await page.getByRole('checkbox', { name: 'Room for 120' }).check();
      await expect(page).toHaveURL(/\?capacity=120-max&date=2027-06-12$/);
      await page.getByRole('checkbox', { name: 'Free on Jun 12' }).uncheck();
      await expect(page).toHaveURL(/\?capacity=120-max$/);
    });
  }

  test('finds the calendar of the date filter open at its own day', async ({ page, context }) => {
    await signUp(context, 'couple', 'Maya');
    await beginWedding(context, { weddingDate: '2027-06-12' });
    await page.goto(EVERYWHERE);
    await expect(page.getByRole('checkbox', { name: 'Free on Jun 12' })).toBeVisible();
    await filters(page).getByRole('button', { name: 'Pick a day from a calendar' }).click();
    const calendar = page.getByRole('dialog', { name: 'Wedding date' });
    await expect(calendar.getByRole('button', { name: /June 12, 2027/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?date=2027-06-12$/);
  });

  test('sees who is free on its day, whom it wrote to and whom it booked', async ({ page, context }) => {
    await signInDemo(context, 'couple');
    const open = await context.request.get('/web-marketplace-api/v1/inquiry/open');
    const inquiries: { storefrontUuid: string; status: string; taxonomyKey: string; vendorName: string }[] =
      await open.json();
    const written = inquiries.find(({ status }) => status !== 'BOOKED');
    const booked = inquiries.find(({ status }) => status === 'BOOKED');
    await page.goto(EVERYWHERE);
    await expect(
      page.getByText(/^(Free on your day|You wrote \w{3} \d+|Booked \w{3} \d+|You booked them)$/).first(),
    ).toBeVisible();
    for (const inquiry of [written, booked]) {
      expect(inquiry, 'in the demo world').toBeTruthy();
      const name = inquiry?.vendorName ?? '';
      await page.goto(`/wedding-vendors/${inquiry?.taxonomyKey}`);
      const html = await (await page.request.get(`/wedding-vendors/${inquiry?.taxonomyKey}`)).text();
      expect(html, 'nothing personal in the document').not.toMatch(
        /You wrote|You booked them|Free on your day/,
      );
      const card = cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });
      if ((await card.count()) === 0) continue;
      await expect(card.first()).toContainText(
        inquiry === booked ? 'You booked them' : /You wrote \w{3} \d+/,
      );
    }
  });
});

test('a visitor finds the last search and place again', async ({ page }) => {
  await page.goto(`${HUDSON}?venue-type=barn-farm`);
  await expect
    .poll(() => page.evaluate(() => [localStorage.searched_location, localStorage.vendor_search_urls]))
    .toEqual(['{"type":"CITY","slug":"hudson-ny"}', `{"wedding-venues":"${HUDSON}?venue-type=barn-farm"}`]);
});

test.describe('near me', () => {
  const NEAR_ME = '/wedding-vendors/near-me/wedding-venues';

  test('looks around the visitor once the visitor says so', async ({ page }) => {
    await page.addInitScript(() => {
      const coords = { latitude: 42.2529, longitude: -73.791 };
      navigator.geolocation.getCurrentPosition = (found) => found({ coords } as GeolocationPosition);
    });
    await page.goto(NEAR_ME);
    await expect(title(page)).toHaveText(/near New York, NY$/);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page).toHaveURL(/\?lat=42\.25&lon=-73\.79$/);
    await expect(title(page)).toHaveText(/near you$/);
  });

  test('does not ask again whoever has said yes before', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 42.2529, longitude: -73.791 });
    await page.goto(NEAR_ME);
    await expect(page).toHaveURL(/\?lat=42\.25&lon=-73\.79$/);
  });

  test('stays with the default market where the browser refuses', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, refuse) =>
        refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    });
    await page.goto(NEAR_ME);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText(/Your browser keeps your location to itself/)).toBeVisible();
    await expect(title(page)).toHaveText(/near New York, NY$/);
    await expectAccessible(page);
  });
});

test('strange addresses get a clear page', async ({ page }) => {
  const readable = [
    `${EVERYWHERE}?price=abc&capacity=-1-&date=2027-02-30&page=zero&sort=%27%3B--&order=up`,
    `${EVERYWHERE}?venue-type=%3Cscript%3Ealert(1)%3C/script%3E,barn-farm,barn-farm&venue-type=hotel-resort`,
    `${EVERYWHERE}?area=1,2,3&metro=moon&awards=best-of-1999&price=99999999999-1`,
    `${EVERYWHERE}?price=9000-2000&capacity=50000-max`,
  ];
  for (const address of readable) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(title(page)).toHaveText(/wedding venues?$/);
  }
  const beyond = await page.goto(`${EVERYWHERE}?page=9999`);
  expect(beyond?.status()).toBe(200);
  await expect(page).toHaveURL(new RegExp(`${EVERYWHERE}(\\?page=\\d+)?$`));
  for (const address of [
    '/wedding-vendors/search/atlantis-xx--wedding-venues',
    '/wedding-vendors/search/hudson-ny--wedding-dragons',
    '/wedding-vendors/search/%27%20or%201=1--wedding-venues',
    '/wedding-vendors/wedding-dragons',
    '/wedding-vendors/near-me/dragons',
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(title(page)).toHaveText('We can’t find that page');
  }
});

test('search engines are told which pages to list', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text();
  const plain = await html(EVERYWHERE);
  expect(plain).toContain('rel="canonical"');
  expect(plain).toContain('"@type":"ItemList"');
  expect(plain).toContain('"@type":"BreadcrumbList"');
  const one = await html(`${EVERYWHERE}?utm_source=mail&venue-service-level=all-inclusive`);
  expect(one).toMatch(
    /rel="canonical" href="[^"]*\/wedding-vendors\/wedding-venues\?venue-service-level=all-inclusive"/,
  );
  expect(await html(`${EVERYWHERE}?venue-service-level=all-inclusive,raw-space`)).toContain(
    'content="noindex"',
  );
  expect(await html(`${EVERYWHERE}?price=0-9000`)).toContain('content="noindex"');
});
