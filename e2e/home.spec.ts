import { expect, type Page } from '@playwright/test';
import { addDays, calendarDateOf } from '../src/base/calendar-date.ts';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { beginWedding, signUp } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ timezoneId: 'America/New_York' });

const TODAY = calendarDateOf(new Date(), 'America/New_York');
const WEDDING_DAY = addDays(TODAY, 100);

/** The browser's clock shows this day, however long the test runs. */
async function openHomeOn(page: Page, day: string): Promise<void> {
  await page.clock.setFixedTime(`${day}T12:00:00-05:00`);
  await page.goto('/');
}

const yourWedding = (page: Page) => page.getByRole('region', { name: 'Your wedding', exact: true });
const nextSteps = (page: Page) => page.getByRole('region', { name: 'Your next steps' });

test.describe('the home page of a couple', () => {
  test('counts the days to the wedding and names what comes next', async ({ page, context }) => {
    await signUp(context, 'couple', 'Maya');
    await beginWedding(context, {
      weddingDate: WEDDING_DAY,
      primaryFirstName: 'Maya',
      partnerFirstName: 'Jonah',
    });
    await openHomeOn(page, TODAY);
    await expect(yourWedding(page)).toContainText('100 days to go');
    await expect(yourWedding(page)).toContainText('Maya & Jonah');
    await expect(page.getByRole('banner')).toContainText('100 days to go');
    await expect(nextSteps(page).getByRole('link')).toHaveText([
      'Confirm your email',
      'Pick a place',
      'Invite your partner',
    ]);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoOverflow(page);
    }

    await openHomeOn(page, addDays(WEDDING_DAY, -1));
    await expect(yourWedding(page)).toContainText('1 day to go');
    await openHomeOn(page, WEDDING_DAY);
    await expect(yourWedding(page)).toContainText('Today is the day');
    await openHomeOn(page, addDays(WEDDING_DAY, 30));
    await expect(yourWedding(page)).toContainText('30 days since your day');
    await expect(nextSteps(page).getByRole('link', { name: 'Save what you planned' })).toBeVisible();
  });

  test('offers to set a date that is still open', async ({ page, context }) => {
    await signUp(context, 'couple', 'Maya');
    await beginWedding(context);
    await page.goto('/');
    await expect(yourWedding(page)).toContainText('No date yet');
    await expect(nextSteps(page).getByRole('link', { name: 'Set your date' })).toBeVisible();
    await yourWedding(page).getByRole('link', { name: 'Set your date' }).click();
    await expect(page).toHaveURL(/\/account\/settings#wedding$/);
  });

  for (const width of [375, 1280]) {
    test(`keeps its place while it is asked for, at ${width} px`, async ({ page, context }) => {
      await signUp(context, 'couple', 'Maya');
      await beginWedding(context, { weddingDate: WEDDING_DAY });
      await page.setViewportSize({ width, height: 900 });
      // The second visit: the first one has left the hint about the bar below the header.
      await page.goto('/');
      await expect(yourWedding(page)).toBeVisible();
      await page.goto('/');
      await expect(nextSteps(page).getByRole('link')).toHaveCount(3);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            const observer = new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            });
            observer.observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      expect(shift).toBeLessThan(0.02);
    });
  }
});

test.describe('the home page of a guest', () => {
  test('shows the way in, no countdown, and the questions folded', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('form', { name: 'Start planning' })).toBeVisible();
    await expect(yourWedding(page)).toBeHidden();
    await expect(nextSteps(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Our team is always here to support you' })).toBeVisible();
    await expect(page.getByText('How do I start?')).toBeHidden();
    await page.getByRole('heading', { name: 'FAQ', exact: true }).click();
    await expect(page.getByText('How do I start?')).toBeVisible();
    // Nobody has written a review yet.
    await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeHidden();
    await page.getByRole('heading', { name: 'Advice', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', '/expert-advice');
    await expectAccessible(page);
  });

  test('opens the support section by preset name', async ({ page }) => {
    await page.goto('/#advice');
    await expect(page.locator('details#advice')).toHaveAttribute('open');
    await expect(page.locator('details#faqs')).not.toHaveAttribute('open');
    await page.goto('/wedding-vendors#faqs');
    await expect(page.locator('details#faqs')).toHaveAttribute('open');
    await expect(page.locator('details#faqs > summary')).toBeInViewport();
  });

  test('offers its pictures in several widths', async ({ page }) => {
    await page.goto('/');
    const hero = page.getByRole('img', { name: /Round flower arch/ });
    await expect(hero).toHaveAttribute('srcset', /320w, .*500w/);
    await expect(hero).toHaveAttribute('fetchpriority', 'high');
    await expect(page.getByRole('img', { name: /Vintage camera/ })).toHaveAttribute('loading', 'lazy');
  });
});

test.describe('the vendors’ landing', () => {
  test('leads to a search by keyboard alone', async ({ page }) => {
    await page.goto('/wedding-vendors');
    const form = page.getByRole('form', { name: 'Find vendors' });
    // The list is hydrated after the page; a key that comes before is kept for it.
    await form.getByRole('button', { name: /Looking for/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Venues' })).toBeFocused();
    await page.keyboard.type('flo');
    await expect(page.getByRole('option', { name: 'Florists' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: /Florists/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('hudson, ny');
    await expect(page.getByRole('option', { name: /^Hudson, NY/ }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('combobox', { name: 'Where' })).toHaveValue('Hudson, NY');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/wedding-vendors/search/hudson-ny--wedding-florists');
  });

  test('looks everywhere when no place is named', async ({ page }) => {
    await page.goto('/wedding-vendors');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    // A form that is sent before the page is hydrated brings its question mark along.
    await expect(page).toHaveURL(/\/wedding-vendors\/wedding-venues\??$/);
  });

  test('shows every trade and every kind of venue, and none leads nowhere', async ({ page, request }) => {
    await page.goto('/wedding-vendors');
    const trades = page.getByRole('region', { name: 'Everyone it takes' }).getByRole('link');
    const kinds = page.getByRole('region', { name: 'Kinds of venue' }).getByRole('link');
    await expect(trades).toHaveCount(10);
    await expect(kinds).toHaveCount(9);
    const hrefs = await page
      .getByRole('main')
      .getByRole('link', { includeHidden: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200);
  });

  test('is accessible on a tablet and the same for everyone', async ({ page, context, request }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/wedding-vendors');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const guest = await request.get('/wedding-vendors');
    expect(guest.headers()['cache-control']).toContain('s-maxage');
    await signUp(context, 'couple', 'Maya');
    expect(await (await context.request.get('/wedding-vendors')).text()).toBe(await guest.text());
  });
});

test('a page change without a connection waits for it', async ({ page, context }) => {
  await page.goto('/faq');
  // A list that opens says that the page is hydrated.
  await page.getByRole('banner').getByRole('button', { name: 'Vendors' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Florists' })).toBeVisible();
  await page.keyboard.press('Escape');
  const questions = page.getByRole('heading', { level: 1, name: 'Questions and answers' });
  const toContact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' });
  const offline = page.getByRole('heading', { level: 1, name: 'You are offline' });

  await context.setOffline(true);
  await toContact.click();
  await expect(offline).toBeVisible();
  await expect(questions).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(questions).toBeVisible();

  await toContact.click();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/contact-us');
});

test('phones can put it on their home screen', async ({ page, request }) => {
  await page.goto('/');
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = await answer.json();
  expect((await request.get(icons[0].src)).status()).toBe(200);
});
