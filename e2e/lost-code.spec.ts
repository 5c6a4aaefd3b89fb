import { expect, type Page } from '@playwright/test';
import { beginWedding, signUp } from './support/people.ts';
import { test } from './support/test.ts';
import { startSite } from './support/website.ts';

/** A path of the file that sends calls, by which that file is known whatever the build named it. */
const SENDS_CALLS = '/web-api/v1/auth/sign-up/couple';

/** Loses the file that sends calls until the returned function is called. */
async function loseCallCode(page: Page): Promise<{ isLost: () => boolean; restore: () => void }> {
  let losing = true;
  let lost = false;
  await page.route('**/assets/*.js*', async (route) => {
    const response = await route.fetch();
    if (!losing || !(await response.text()).includes(SENDS_CALLS)) return route.fulfill({ response });
    lost = true;
    return route.abort('internetdisconnected');
  });
  return {
    isLost: () => lost,
    restore: () => {
      losing = false;
    },
  };
}

test('where the line drops while the code of the first call comes, what is written is saved later all the same', async ({
  page,
  context,
}) => {
  await signUp(context, 'couple', 'Maya');
  await beginWedding(context, {
    primaryFirstName: 'Maya',
    partnerFirstName: 'Jonah',
    weddingDate: '2031-09-13',
  });
  await startSite(context, 'editorial');
  const line = await loseCallCode(page);
  await page.goto('/wedding-planning/website/edit');
  await page.getByRole('row', { name: /^Cover/ }).click();
  await page.getByLabel('A few words').fill('Written in a tunnel');
  await expect.poll(line.isLost).toBe(true);
  line.restore();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByLabel('A few words')).toHaveValue('Written in a tunnel');
});
