import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { callAs, guestPhone } from './support/inviting.ts';
import { beginWedding, signUp } from './support/people.ts';
import { photoFile } from './support/photo-file.ts';
import { test } from './support/test.ts';

const WALL = '/wedding-planning/website/photos';
const CHOICES = {
  ...{ mode: 'GALLERY', moderation: 'AFTER', names: 'OPTIONAL', mayDownload: true },
  ...{ opensOn: null, closesOn: null, version: 0 },
};

type Answer = { wall: { uploadUrl: string; screenUrl: string; version: number } };

const pathOf = (url: string) => new URL(url).pathname;

async function signUpMaya(context: BrowserContext): Promise<void> {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, { primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
}

async function openWall(context: BrowserContext, choices = {}) {
  await signUpMaya(context);
  const { wall } = await callAs<Answer>(context, 'PUT', '/web-api/v1/photo-wall', { ...CHOICES, ...choices });
  return { upload: pathOf(wall.uploadUrl), screen: pathOf(wall.screenUrl), version: wall.version };
}

const photos = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, place) => photoFile(`photo-${place}`)));

const ownPhotos = (phone: Page) => phone.getByRole('region', { name: 'Your photos' });

test('a couple turns its wall on, a guest sends photos, and the couple decides what is shown', async ({
  context,
  page,
}) => {
  await signUpMaya(context);
  await page.goto(WALL);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn on your photo wall' }).click();
  await page.getByRole('radio', { name: /Shared with everyone/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('On and taking photos.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of your photo wall' })).toBeVisible();
  await expectAccessible(page);
  const { wall } = await callAs<Answer>(context, 'GET', '/web-api/v1/photo-wall');

  const phone = await guestPhone(context, true);
  await phone.goto(pathOf(wall.uploadUrl));
  await expect(phone.getByRole('heading', { level: 1, name: 'Maya and Jonah’s photos' })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('textbox', { name: 'Your name' }).fill('Aunt Ruth');
  await phone.locator('input[type=file]').setInputFiles(await photos(3));
  await expect(phone.getByText('All sent. Thank you!')).toBeVisible();
  await expect(ownPhotos(phone).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(phone);
  await expectNoOverflow(phone);

  // It came by itself: nobody reloaded the couple's page.
  await expect(page.getByRole('button', { name: 'Open Photo by Aunt Ruth' })).toHaveCount(3);
  // However long it loads, the buttons below it stay where they are.
  await page.route(/width=1200/, () => undefined);
  await page.getByRole('button', { name: 'Open Photo by Aunt Ruth' }).first().click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect.poll(async () => (await large.boundingBox())?.height ?? 0).toBeGreaterThan(200);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('3 photos hidden.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('No photos yet. Yours could be the first.')).toBeVisible();
  await expect(ownPhotos(phone).getByText('Only the couple sees it')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Shown/ })).toHaveText('Shown3');
  await phone.reload();
  await expect(phone.getByRole('link', { name: 'Photo, Photo by Aunt Ruth' })).toHaveCount(3);
  expect(await phone.context().cookies()).toEqual([]);
  await phone.context().close();
});

test('a guest looks, reports, adds a caption and takes a photo back; another phone cannot', async ({
  context,
}) => {
  const { upload } = await openWall(context);
  const phone = await guestPhone(context, true);
  await phone.goto(upload);
  await phone.locator('input[type=file]').setInputFiles(await photos(2));
  await expect(phone.getByText('All sent. Thank you!')).toBeVisible();
  const [first] = await ownPhotos(phone).getByRole('listitem').all();
  await first?.getByRole('textbox', { name: 'Caption' }).fill('The light!');
  await first?.getByRole('button', { name: 'Save' }).click();
  await expect(ownPhotos(phone).getByText('Saved', { exact: true })).toBeVisible();

  const other = await guestPhone(context, true);
  await other.goto(upload);
  await expect(ownPhotos(other)).toBeHidden();
  await other.getByRole('link', { name: /The light!/ }).click();
  const lightbox = other.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  await expectAccessible(other);
  other.on('dialog', (dialog) => dialog.accept());
  await lightbox.getByRole('button', { name: 'Report' }).click();
  await expect(lightbox.getByText('Thank you. The couple will look at it.')).toBeVisible();
  await other.keyboard.press('ArrowRight');
  await other.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();

  phone.on('dialog', (dialog) => dialog.accept());
  await first?.getByRole('button', { name: 'Delete' }).click();
  await expect(ownPhotos(phone).getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('link', { name: /^Photo/ })).toHaveCount(1);
  await phone.context().close();
  await other.context().close();
});

test('photos wait while the phone is offline, and go when it is back', async ({ context }) => {
  const { upload } = await openWall(context, { mode: 'DROP_ONLY', names: 'REQUIRED' });
  const phone = await guestPhone(context, true);
  await phone.goto(`${upload}?lang=es`);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'es');
  await phone.getByRole('textbox', { name: 'Tu nombre' }).fill('Lucía');
  await phone.context().setOffline(true);
  await phone.locator('input[type=file]').setInputFiles(await photos(3));
  await expect(phone.getByText('0 de 3 enviadas')).toBeVisible();
  await expect(phone.getByText('No tienes conexión. Seguiremos en cuanto vuelva.')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText('Todas enviadas. ¡Gracias!')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Las fotos de todos' })).toHaveCount(0);
  await phone.context().close();
});

test('the page of guests is small, in Hebrew from right to left, and says what it cannot do without script', async ({
  context,
}) => {
  const { upload } = await openWall(context);
  const phone = await guestPhone(context, true);
  const scripts: string[] = [];
  phone.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const answer = await phone.goto(`${upload}?lang=he`);
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(phone);
  await expectNoOverflow(phone);
  expect(scripts).toEqual([]);
  expect((await answer?.request().sizes())?.responseBodySize).toBeLessThan(16_000);
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    // Outside of production every page says the first word alone.
    'x-robots-tag': expect.stringContaining('noindex'),
    'cache-control': 'private, no-store',
  });
  const still = await guestPhone(context, false);
  await still.goto(upload);
  await expect(still.getByText(/Your browser blocks scripts/)).toBeVisible();
  expect((await still.goto(`/p/${'0'.repeat(26)}`))?.status()).toBe(404);
  await phone.context().close();
  await still.context().close();
});

test('the screen shows a photo within three seconds, goes on after the line was down, and ends with its code', async ({
  context,
}) => {
  const { upload, screen, version } = await openWall(context);
  const wall = await guestPhone(context, true);
  await wall.setViewportSize({ width: 1280, height: 720 });
  await wall.goto(screen);
  await expect(wall.getByText('Scan the code and share the first photo')).toBeVisible();
  await expectAccessible(wall);
  const phone = await guestPhone(context, true);
  await phone.goto(upload);
  await phone.locator('input[type=file]').setInputFiles(await photos(1));
  await expect(phone.getByText('All sent. Thank you!')).toBeVisible();
  await expect(wall.locator('#strip li')).toHaveCount(1, { timeout: 3_000 });
  await expect(wall.locator('[data-shown] img').last()).toHaveAttribute('src', /resize-image-asset/);

  await wall.context().setOffline(true);
  await phone.locator('input[type=file]').setInputFiles(await photos(1));
  await expect(ownPhotos(phone).getByRole('listitem')).toHaveCount(2);
  await expect(wall.locator('#away')).toBeVisible();
  await wall.context().setOffline(false);
  await expect(wall.locator('#strip li')).toHaveCount(2, { timeout: 20_000 });

  await callAs(context, 'POST', '/web-api/v1/photo-wall/renew', { version });
  await expect(wall.getByRole('heading', { name: 'We couldn’t find these photos' })).toBeVisible();
  await phone.context().close();
  await wall.context().close();
});
