import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './support/accessible.ts';
import { coupleWithGuests } from './support/inviting.ts';
import { manyGuests, openMode, SEATING, saved, tableCard } from './support/seating-page.ts';
import { test } from './support/test.ts';

const GUESTS = 120;
/** What is promised for a plan from nothing; the hand that presses is part of it. */
const MOST_STEPS = 30;
const MOST_MS = 10 * 60_000;
const HAND_MS = 4_000;

/** Notes what a hand does and how long until it may go on; looks at the page in between are not its time. */
class Walk {
  readonly steps: { words: string; ms: number }[] = [];

  async do(words: string, act: () => Promise<unknown>, until?: Locator): Promise<void> {
    const began = performance.now();
    const presses = await act();
    if (until) await expect(until).toBeVisible();
    const ms = performance.now() - began;
    this.steps.push({ words, ms });
    if (typeof presses === 'number' && presses > 1)
      this.steps.push({ words: `${words}, in the menu`, ms: 0 });
  }

  /** By a hand that takes its time for each step. */
  get totalMs(): number {
    return this.steps.reduce((sum, { ms }) => sum + ms + HAND_MS, 0);
  }
}

async function expectSound(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

for (const size of [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
])
  test(`${GUESTS} guests get a plan from nothing at ${size.width}, down to paper`, async ({
    page,
    context,
  }, testInfo) => {
    test.slow();
    await coupleWithGuests(context, manyGuests(GUESTS));
    await page.setViewportSize(size);
    await page.goto(SEATING);
    await expectSound(page);
    const walk = new Walk();
    const isWide = size.width >= 1024;
    const count = (seated: number) =>
      page.getByText(`${seated} of ${GUESTS} seated`).filter({ visible: true });

    await walk.do(
      'Lay out 15 tables',
      () => page.getByRole('button', { name: 'Lay out 15 tables' }).click(),
      count(0),
    );
    await expectSound(page);

    await walk.do('Room', () => openMode(page, 'Room'), page.getByRole('heading', { name: 'The room' }));
    await walk.do('the width of the room', () => page.getByRole('textbox', { name: 'Across' }).fill('70 ft'));
    await walk.do('Tab', () => page.keyboard.press('Tab'));
    await walk.do('Something else', () => page.getByRole('button', { name: 'Something else' }).click());
    await walk.do(
      'Dance floor',
      () => page.getByRole('menuitem', { name: 'Dance floor' }).click(),
      page.getByRole('heading', { name: 'Dance floor' }),
    );
    const adding = page.getByRole('dialog', { name: 'Add tables' });
    await walk.do('Tables', () => page.getByRole('button', { name: 'Tables', exact: true }).click(), adding);
    await walk.do('how many', () => adding.getByRole('textbox', { name: 'How many?' }).fill('2'));
    await walk.do('Tab', () => page.keyboard.press('Tab'));
    await walk.do('Add 2 tables', () => adding.getByRole('button', { name: 'Add 2 tables' }).click());
    await expect(page.getByRole('group', { name: 'The room with 17 tables' })).toBeVisible();
    await expectSound(page);

    if (isWide) {
      await walk.do('Seat', () => page.getByRole('radio', { name: 'Seat' }).click());
      await walk.do(
        'Seat all 120',
        () => page.getByRole('button', { name: 'Seat all 120' }).click(),
        count(GUESTS),
      );
      await walk.do('a guest on a chair', () =>
        page
          .getByRole('button', { name: /^Table 1, chair \d+: (?!empty)/ })
          .first()
          .click(),
      );
      await walk.do(
        'Lock',
        () => page.getByRole('button', { name: 'Lock', exact: true }).click(),
        page.getByRole('button', { name: 'Locked', exact: true }),
      );
    } else {
      await walk.do('List', () =>
        page.getByRole('radio', { name: 'List' }).filter({ visible: true }).click(),
      );
      await walk.do(
        'Seat them',
        () => page.getByRole('button', { name: 'Seat them' }).click(),
        count(GUESTS),
      );
      await walk.do('Table 1', () => tableCard(page, 'Table 1').click());
      await walk.do('its options', () =>
        page
          .getByRole('button', { name: /^Options for/ })
          .first()
          .click(),
      );
      await walk.do(
        'Lock this seat',
        () => page.getByRole('menuitem', { name: 'Lock this seat' }).click(),
        page.getByRole('img', { name: ', locked' }),
      );
    }
    await expectSound(page);

    await walk.do('Check', () => openMode(page, 'Check'));
    await walk.do(
      'Can all rules be kept?',
      () => page.getByRole('button', { name: 'Can all rules be kept?' }).click(),
      page.getByText('Yes. There are seats that keep every rule.'),
    );
    await expect(page.getByText(/(\d+) of \1 rules kept/).filter({ visible: true })).toBeVisible();
    await expectSound(page);

    await walk.do('Print', () => openMode(page, 'Print'));
    await expectSound(page);
    await walk.do('PDF of the seating chart', async () => {
      const file = page.waitForEvent('download');
      await page.getByRole('link', { name: 'PDF of the seating chart' }).click();
      expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
    });
    await expect(saved(page)).toBeAttached();

    const machineMs = walk.steps.reduce((sum, { ms }) => sum + ms, 0);
    testInfo.annotations.push({
      type: `${walk.steps.length} steps, ${(machineMs / 1000).toFixed(1)} s of waiting`,
      description: walk.steps.map(({ words, ms }) => `${words} ${(ms / 1000).toFixed(1)}`).join(' · '),
    });
    expect(walk.steps.length).toBeLessThanOrEqual(MOST_STEPS);
    expect(walk.totalMs).toBeLessThan(MOST_MS);
  });
