import type { Page } from '@playwright/test';
import type { BudgetOperation } from '../src/capabilities/budget/rules/budget-operations.ts';
import { BUDGET_SECTIONS } from '../src/capabilities/budget/rules/budget-sections.ts';
import { NEW_LINE } from '../src/capabilities/budget/rules/new-line.ts';
import { inChanges } from '../src/capabilities/budget/rules/queue/in-changes.ts';
import { FURTHER_WEDDINGS } from '../src/capabilities/weddings/demo/further-weddings.ts';
import { type Account, type Deed, measureDeeds } from './deeds.ts';
import { writingHeaders } from './sign-in.ts';

const [COUPLE] = FURTHER_WEDDINGS;
const LINES = 1_000;
/** As fast as a hand turns a wheel. */
const WHEEL_PIXELS_PER_SECOND = 3_000;
const WHEEL_PIXELS = 12_000;
const STEPS_DOWN = 60;
const PASTED_ROWS = 200;

async function call<Answer>({ url, cookie }: Account, to: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${url}/web-api/v1/budget${to}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...writingHeaders(cookie) },
  });
  if (!answer.ok) throw new Error(`The budget did not answer: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The couple's own lines, and more of every kind until there are a thousand. */
async function fillBudget(account: Account): Promise<void> {
  const { lines } = await call<{ lines: unknown[] }>(account, '');
  const operations = Array.from(
    { length: LINES - lines.length },
    (_, index): BudgetOperation => ({
      op: 'add',
      of: 'line',
      uuid: crypto.randomUUID(),
      values: {
        ...NEW_LINE,
        section: BUDGET_SECTIONS[index % BUDGET_SECTIONS.length] ?? 'ELSE',
        categoryKey: null,
        name: `Line ${index + 1}`,
        position: 1e6 + index,
        priceCents: 1_000 + index,
        countedBy: index % 3 === 0 ? 'INVITED' : null,
        vendorName: index % 5 === 0 ? 'Wild Thyme' : '',
        agreedCents: index % 7 === 0 ? 9_900 : null,
      },
    }),
  );
  for (const part of inChanges(operations))
    await call(account, '/changes', { uuid: crypto.randomUUID(), operations: part });
}

const plannedCell = (page: Page, line: number) =>
  page.getByRole('row', { name: new RegExp(`^Line ${line}\\b`) }).locator('[id$="-planned"]');

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const times = (count: number, keys: readonly string[]) => Array.from({ length: count }, () => keys).flat();

/** What is done, and until the server has it: the word ‘Saved’ still stands there from what was done before. */
async function untilSaved(page: Page, run: () => Promise<void>): Promise<void> {
  const isSent = page.waitForResponse((response) => response.url().includes('/budget/changes'));
  await run();
  await isSent;
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
}

function paste(page: Page, turn: number): Promise<void> {
  const text = Array.from({ length: PASTED_ROWS }, (_, row) => String(1_500 + 1_000 * turn + row)).join('\n');
  return untilSaved(page, () =>
    page.evaluate((copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text),
  );
}

async function turnWheel(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    ...{ x: 400, y: 600, yDistance: -WHEEL_PIXELS },
    ...{ speed: WHEEL_PIXELS_PER_SECOND, gestureSourceType: 'mouse' },
  });
  await session.detach();
}

/** In the browser: from the top to the bottom, a step in each frame. */
function stepDown(steps: number): Promise<void> {
  return new Promise((resolve) => {
    let done = 0;
    const step = () => {
      done += 1;
      scrollTo(0, (document.documentElement.scrollHeight * done) / steps);
      if (done < steps) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}

const DEEDS: readonly Deed[] = [
  { name: `the wheel, ${WHEEL_PIXELS_PER_SECOND} px/s`, run: turnWheel },
  {
    name: `top to bottom in ${STEPS_DOWN} steps`,
    run: (page) => page.evaluate(stepDown, STEPS_DOWN),
  },
  {
    name: '60 cells with the arrow keys',
    run: async (page) => {
      await page.evaluate(() => scrollTo(0, 0));
      await plannedCell(page, 1).click();
      await press(page, times(60, ['ArrowDown']));
    },
  },
  {
    name: '20 amounts typed, with Enter',
    // What stands there already is not saved again.
    run: (page, turn) =>
      untilSaved(page, () => press(page, times(20, ['2', '4', '5', String(turn), 'Enter']))),
  },
  { name: `${PASTED_ROWS} rows pasted`, run: paste },
  {
    name: 'that undone, and done again',
    run: async (page) => {
      await untilSaved(page, () => press(page, ['Control+z']));
      await untilSaved(page, () => press(page, ['Control+y']));
    },
  },
];

/** Scrolling and typing in the largest budget that anybody will have. */
export function measureBudget(repeat: number): Promise<void> {
  return measureDeeds({
    name: 'budget',
    title: 'A budget of a thousand lines',
    email: COUPLE.email,
    repeat,
    fill: fillBudget,
    open: async (page) => {
      await page.goto('/wedding-budget');
      await page.locator('html.is-hydrated').waitFor();
      await page.getByRole('grid', { name: 'Budget lines' }).waitFor();
    },
    deeds: DEEDS,
  });
}
