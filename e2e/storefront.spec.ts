import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { signInDemo } from './support/demo-people.ts';
import { SIZES } from './support/sizes.ts';
import { test } from './support/test.ts';

/** Businesses of the demo world, which is the same wherever it is made. */
const VENUE = '/wedding-vendors/wedding-venues/kowalski-place-westminster-ca';
const WITHOUT_PRICES = '/wedding-vendors/wedding-florists/linen-foxglove-walnut-ca';
const WITHOUT_REVIEWS = '/wedding-vendors/wedding-bands-djs/swing-theory-norwalk-ca';
const CAKES = '/wedding-vendors/wedding-cakes-desserts/lemon-honey-patisserie-denison-tx';
const FILMS = '/wedding-vendors/wedding-videographers/farrow-cinema-company-dallas-tx';
/** A draft of vendor@demo.example. */
const DRAFT = '/wedding-vendors/wedding-florists/peony-trellis-la-crosse-wi';

/** What can only be done once scripts run is there when they do. */
async function wakeUp(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
}

const reviewTitles = (page: Page) =>
  page
    .getByRole('region', { name: /from \d+ reviews/ })
    .getByRole('article')
    .getByRole('heading', { level: 3 });

test.describe('a storefront', () => {
  test('shows its photos by keyboard and gives the focus back', async ({ page }) => {
    await page.goto(VENUE);
    await wakeUp(page);
    const all = page.getByRole('link', { name: /Show all \d+ photos/ });
    await all.focus();
    await page.keyboard.press('Enter');
    const photos = page.getByRole('dialog', { name: /Photos of|Kowalski/ });
    await expect(photos).toBeVisible();
    await expect(photos.getByText(/^1 of \d+/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(photos.getByText(/^2 of \d+/)).toBeVisible();
    await page.keyboard.press('End');
    await expect(photos.getByRole('button', { name: 'Next photo' })).toBeDisabled();
    await page.keyboard.press('Home');
    await expect(photos.getByText(/^1 of \d+/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(photos).toBeHidden();
    await expect(all).toBeFocused();
  });

  for (const size of SIZES) {
    test(`lightbox with history and thumbnails, at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(VENUE);
      await wakeUp(page);
      const photos = page.getByRole('dialog', { name: /Photos of|Kowalski/ });
      await page
        .getByRole('region', { name: 'Photos' })
        .getByRole('link', { name: /Show all \d+ photos|^1 \/ \d+/ })
        .click();
      await expect(page).toHaveURL(/#photo-1$/);
      await photos.getByRole('button', { name: 'Photo 3', exact: true }).click();
      await expect(photos.getByText(/^3 of \d+/)).toBeVisible();
      await expect(page).toHaveURL(/#photo-3$/);
      await page.goBack();
      await expect(photos).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${VENUE}$`));
      await page.goForward();
      await expect(photos.getByText(/^3 of \d+/)).toBeVisible();
      // Somebody else opens the shared address; closing it leaves the page.
      await page.goto('/wedding-vendors');
      await page.goto(`${VENUE}#photo-2`);
      await expect(photos.getByText(/^2 of \d+/)).toBeVisible();
      await photos.getByRole('button', { name: 'Close photos' }).click();
      await expect(photos).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${VENUE}$`));
    });
  }

  test('no picture twice in one gallery', async ({ page }) => {
    await page.goto(`${VENUE}#photo-1`);
    const thumbnails = page.getByRole('list', { name: 'All photos' }).locator('img');
    await expect(thumbnails.first()).toBeVisible();
    const sources = await thumbnails.evaluateAll((images) =>
      images.map((image) => image.getAttribute('src')),
    );
    expect(new Set(sources).size).toBe(sources.length);
  });

  test('photo-first storefront on phones', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(VENUE);
    await wakeUp(page);
    const photos = page.getByRole('region', { name: 'Photos' });
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    const gallery = await photos.boundingBox();
    expect(gallery?.x).toBe(0);
    expect(gallery?.width).toBe(375);
    expect(gallery?.y ?? 900).toBeLessThan(name?.y ?? 0);
    await expect(photos.getByRole('link', { name: /^1 \/ \d+/ })).toBeVisible();
    await photos.getByRole('list').evaluate((strip) => strip.scrollTo({ left: 375, behavior: 'instant' }));
    await expect(photos.getByRole('link', { name: /^2 \/ \d+/ })).toBeVisible();
    const bar = page.getByRole('complementary', { name: /Next step with/ });
    await expect(bar.getByRole('button', { name: 'Save to favorites' })).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Check availability' })).toBeInViewport();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  test('sorts, searches and pages its reviews by links', async ({ page }) => {
    await page.goto(CAKES);
    const newest = await reviewTitles(page).first().textContent();
    await page
      .getByRole('navigation', { name: 'Sort reviews' })
      .getByRole('link', { name: 'Lowest rated' })
      .click();
    await expect(page).toHaveURL(/reviews-sort=lowest/);
    await expect(reviewTitles(page).first()).not.toHaveText(newest ?? '');
    await page
      .getByRole('navigation', { name: 'Pages of reviews' })
      .getByRole('link', { name: 'Page 2' })
      .click();
    await expect(page).toHaveURL(/reviews-page=2/);
    await page.getByRole('searchbox', { name: 'Search reviews' }).fill('"><script>alert(1)</script>');
    await page.getByRole('searchbox', { name: 'Search reviews' }).press('Enter');
    await expect(page.getByText('No review about')).toBeVisible();
    await page.getByRole('link', { name: 'Show all reviews' }).click();
    await expect(reviewTitles(page)).toHaveCount(10);
  });

  test('turns its calendar', async ({ page }) => {
    await page.goto(VENUE);
    const calendar = page.getByRole('region', { name: 'Availability' });
    const month = await calendar.getByRole('heading', { level: 3 }).first().textContent();
    await calendar.getByRole('link', { name: 'Next month' }).click();
    await expect(page).toHaveURL(/month=20\d\d-\d\d/);
    await expect(calendar.getByRole('heading', { level: 3 }).first()).not.toHaveText(month ?? '');
  });

  for (const size of SIZES) {
    test(`availability opens at the couple’s month and a free day starts an inquiry, at ${size.width} px`, async ({
      page,
      context,
    }) => {
      await signInDemo(context, 'couple');
      const user = await (await page.request.get('/website-nav/web-api/v1/user/get')).json();
      const date: string = user.user_role_account_weddings[0].wedding_date;
      await page.setViewportSize(size);
      await page.goto(VENUE);
      await wakeUp(page);
      const calendar = page.getByRole('region', { name: 'Availability' });
      const label = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
      await expect(calendar.getByRole('heading', { level: 3 }).first()).toHaveText(
        label.format(new Date(date)),
      );
      const free = calendar.getByRole('link', { name: /^Ask about \w+day, \w+ \d+, 20\d\d$/ }).first();
      const href = (await free.getAttribute('href')) ?? '';
      const [, year, month, day] = /day=(\d{4})-(\d\d)-(\d\d)/.exec(href) ?? [];
      await free.click();
      await expect(page).toHaveURL(/inquiries\/new/);
      await expect(page.getByRole('textbox', { name: /^Date/ })).toHaveValue(`${month}/${day}/${year}`);
    });
  }

  test('‘From’ price equals the lowest price shown', async ({ page }) => {
    await page.goto(VENUE);
    const panel = page.getByRole('complementary', { name: /Planning with/ });
    const from = await panel.getByText(/^From \$[\d,]+$/).textContent();
    const rows = page.getByRole('region', { name: 'Pricing' }).getByRole('definition');
    const amounts = (await rows.allTextContents())
      .filter((text) => !text.includes('per '))
      .flatMap((text) => text.match(/\$[\d,]+/g) ?? [])
      .map((text) => Number(text.replaceAll(/[$,]/g, '')));
    expect(from).toBe(`From $${Math.min(...amounts).toLocaleString('en-US')}`);
  });

  test('takes a report', async ({ page }) => {
    await page.goto(VENUE);
    await wakeUp(page);
    await page.getByRole('link', { name: 'Report this listing' }).click();
    const dialog = page.getByRole('dialog', { name: /Report/ });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText('Required')).toBeVisible();
    await dialog.getByRole('radio', { name: 'This business no longer exists' }).press('Space');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  });

  test('plays no film of another house before somebody wants it', async ({ page, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? 'nowhere')) strangers.push(request.url());
    });
    await page.goto(FILMS);
    await wakeUp(page);
    await expect(page.getByRole('link', { name: /Play the film/ })).toBeVisible();
    expect(strangers.filter((url) => url.startsWith('http'))).toEqual([]);
  });

  test('shares its link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(VENUE);
    await wakeUp(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(VENUE);
  });

  test('keeps prices back where the business does, and says so where nobody has written', async ({
    page,
  }) => {
    await page.goto(WITHOUT_PRICES);
    await expect(page.getByText('This business gives its prices on request.')).toBeVisible();
    const pricing = page.getByRole('region', { name: 'Pricing' });
    await expect(pricing.getByText(/\$\d{2}/)).toHaveCount(0);
    await page.goto(WITHOUT_REVIEWS);
    await expect(page.getByText('No reviews yet')).toBeVisible();
    await expect(page.getByText(/Nobody has reviewed/)).toBeVisible();
  });

  test('tells a couple about their own day', async ({ page, context }) => {
    await signInDemo(context, 'couple');
    await page.goto(VENUE);
    const panel = page.getByRole('complementary', { name: /Planning with/ });
    await expect(panel.getByText(/(?:Free on|Not free on|Your day is) \w+day, /)).toBeVisible();
    await expect(panel.getByRole('button', { name: /Saved? to favorites/ })).toBeVisible();
  });

  test('is missing with a way on', async ({ page }) => {
    const answer = await page.goto('/wedding-vendors/wedding-florists/no-such-florist');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this vendor');
    await expect(page.getByRole('link', { name: 'Browse florists' })).toHaveAttribute(
      'href',
      '/wedding-vendors/wedding-florists',
    );
    await expectAccessible(page);
  });
});

test.describe('a draft', () => {
  test('is its team’s alone', async ({ page, context }) => {
    expect((await page.goto(DRAFT))?.status()).toBe(404);
    await page.goto(`${DRAFT}/preview`);
    await expect(page).toHaveURL(/\/account\/login\?next=/);
    await signInDemo(context, 'vendor');
    await page.goto(`${DRAFT}/preview`);
    await expect(page.getByText('This is a preview.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit listing' }).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('is not found by others who are signed in', async ({ page, context }) => {
    await signInDemo(context, 'couple');
    expect((await page.goto(`${DRAFT}/preview`))?.status()).toBe(404);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a storefront reads and leads on', async ({ page }) => {
    await page.goto(VENUE);
    await expect(page.getByRole('region', { name: 'Pricing' }).getByText('Site fee')).toBeVisible();
    await page.getByRole('link', { name: /Show all \d+ photos/ }).click();
    await expect(page.getByRole('heading', { name: /^All photos of/ })).toBeVisible();

    const answer = page.getByRole('region', { name: 'Questions couples ask' }).getByRole('paragraph').first();
    await expect(answer).toBeHidden();
    await page.getByText('When is your peak season and what does it cost?').click();
    await expect(answer).toBeVisible();

    await page.getByRole('link', { name: 'Next month' }).click();
    await expect(page).toHaveURL(/month=20\d\d-\d\d#availability/);
    await page.getByRole('searchbox', { name: 'Search reviews' }).fill('dance');
    await page.getByRole('searchbox', { name: 'Search reviews' }).press('Enter');
    await expect(page.getByText(/about “dance”/)).toBeVisible();
    await expect(page).toHaveURL(/month=20\d\d-\d\d/);
  });
});

test('storefronts with less to show are accessible and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const address of [WITHOUT_PRICES, WITHOUT_REVIEWS, FILMS]) {
    await page.goto(address);
    await wakeUp(page);
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
});
