import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addDays, calendarDateOf } from '../src/base/calendar-date.ts';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { joinWedding } from './support/join-wedding.ts';
import { beginWedding, csrf, signUp } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ timezoneId: 'America/New_York' });

const TODAY = calendarDateOf(new Date(), 'America/New_York');
const WEDDING_DAY = addDays(TODAY, 100);

async function cityIdOf(context: BrowserContext, name: string): Promise<number> {
  const params = { 'search-string': name };
  const answer = await context.request.get('/web-marketplace-api/v1/us-city/typeahead', { params });
  return (await answer.json())[0].id;
}

const yourDay = (page: Page) => page.getByRole('region', { name: 'Your day', exact: true });
const bestStep = (page: Page) => page.getByText('Your next best step');

test.describe('the home of a couple', () => {
  test('counts the days, says what is due and what helps next', async ({ page, context }) => {
    await signUp(context, 'couple', 'Maya');
    await beginWedding(context, {
      weddingDate: WEDDING_DAY,
      primaryFirstName: 'Maya',
      partnerFirstName: 'Jonah',
    });
    // The page that is everyone's leads couples to theirs, at the first visit and at those after it.
    for (const _ of [1, 2]) {
      await page.goto('/');
      await expect(page).toHaveURL('/your-wedding');
    }
    await expect(page.getByRole('heading', { level: 1, name: /^Good \w+, Maya$/ })).toBeVisible();
    await expect(yourDay(page)).toContainText('100');
    await expect(yourDay(page)).toContainText('days to go');
    await expect(page.getByRole('banner')).toContainText('100 days to go');
    await expect(bestStep(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pick a place' })).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('heading', { name: 'Set your budget' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Set your budget' })).toBeVisible();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  });

  test.describe('looked at from where it is another day', () => {
    // A day ahead of Honolulu at any hour.
    test.use({ timezoneId: 'Pacific/Kiritimati' });

    test('counts the same days in the bar as below it', async ({ page, context }) => {
      await signUp(context, 'couple', 'Maya');
      const weddingDate = addDays(calendarDateOf(new Date(), 'Pacific/Honolulu'), 100);
      await beginWedding(context, { weddingDate, cityId: await cityIdOf(context, 'Honolulu, HI') });
      await page.goto('/your-wedding');
      await expect(yourDay(page)).toContainText('100');
      await expect(page.getByRole('banner')).toContainText('100 days to go');
    });
  });

  test('offers to set a date that is still open, and lets them say how far they are', async ({
    page,
    context,
  }) => {
    await signUp(context, 'couple', 'Maya');
    await beginWedding(context);
    await page.goto('/your-wedding');
    await expect(yourDay(page)).toContainText('No date yet');
    await page.getByRole('button', { name: /^How far you are/ }).click();
    await page.getByRole('menuitem', { name: 'Planning, venue booked' }).click();
    await expect(page.getByRole('button', { name: 'How far you are: Planning, venue booked' })).toBeVisible();
    await page.getByRole('button', { name: /^How far you are/ }).click();
    await page.getByRole('menuitem', { name: 'Work it out from our plan' }).click();
    await expect(page.getByRole('button', { name: 'How far you are: Newly engaged' })).toBeVisible();
    await yourDay(page).getByRole('link', { name: 'Set your date' }).click();
    await expect(page).toHaveURL(/\/account\/settings#wedding$/);
  });

  test('after the day asks for nothing more', async ({ page, context }) => {
    await signUp(context, 'couple', 'Maya');
    await beginWedding(context, { weddingDate: addDays(TODAY, -1), budgetCents: 4_600_000 });
    await page.goto('/your-wedding');
    await expect(yourDay(page)).toContainText('since your day');
    await expect(page.getByRole('region', { name: 'Money' })).toContainText('You planned to spend $46,000.');
    await expect(page.getByRole('button', { name: /^How far you are/ })).toHaveCount(0);
    await expect(bestStep(page)).toHaveCount(0);
  });

  test('follows what the other does, while it is open', async ({ page, context, browser }) => {
    const owner = await signUp(context, 'couple', 'Maya');
    await beginWedding(context, { weddingDate: WEDDING_DAY });
    const other = await browser.newContext();
    await joinWedding(other, owner, { role: 'OWNER', firstName: 'Jonah' });
    await page.goto('/your-wedding');
    await expect(page.getByRole('heading', { name: 'Jonah lately' })).toBeVisible();
    const data = { lines: 'Ada & Emeka Okafor', side: 'A', list: 'INVITED' };
    await other.request.post('/web-api/v1/guests/lines', { headers: await csrf(other), data });
    const guests = page.getByRole('region', { name: 'Guests' });
    await expect(guests).toContainText('2 invited, in 1 household');
    await expect(page.getByRole('region', { name: 'Jonah lately' })).toContainText('Added 2 guests');
    await other.close();
  });

  test('is of use to whoever has said nothing yet', async ({ page, context }) => {
    await signUp(context, 'couple', 'Maya');
    await page.goto('/your-wedding');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Maya' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add guests' }).click();
    await expect(page).toHaveURL('/wedding-planning/guests/build');
  });
});

test.describe('the home page of a guest', () => {
  test('shows the way in, no countdown, and the questions folded', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('form', { name: 'Start planning' })).toBeVisible();
    await expect(yourDay(page)).toBeHidden();
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
