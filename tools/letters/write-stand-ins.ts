import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { type Cut, FAMILIES, type FamilyPlan } from './families.data.ts';
import { HOUSE_WIDTHS } from './house-widths.data.ts';

// `node tools/letters/write-stand-ins.ts` measures every family in a browser, which has to have DejaVu’s, and writes its sheet.

const FOLDER = path.resolve(import.meta.dirname, '../../src/capabilities/websites/designs/letters');
const FIND_CHROMIUM = path.resolve(import.meta.dirname, '../setup/find-chromium.mjs');
const HOST = 'http://letters.test';
const { resolve } = createRequire(import.meta.url);
/** Where other scripts are written, their own letters stand in by their own measures. */
const LATIN = 'U+0000-024F, U+1E00-1EFF, U+2000-206F, U+20AC, U+2122';

const PARAGRAPH =
  'The weekend begins on Friday evening, and we would love to see you there. Dinner is at six in the old barn. Bring a coat for the walk back to the house, and tell us what you would like to dance to.';
const TITLES =
  'Maya Jonah Saturday September Our story The weekend Getting here Registry Questions Ruth Noa Elena';
const SAMPLES = {
  text: PARAGRAPH,
  names: TITLES,
  capitals: TITLES.toUpperCase(),
  'small-capitals': PARAGRAPH,
} as const;
/** As browsers draw small capitals of letters that have none. */
const DRAWN_SMALL = 0.7;

type Stand = { locals: readonly string[]; width: (text: string) => number; wide: string };

function standFor({ kind }: FamilyPlan, { style, weight = 400 }: Cut): Stand {
  const cut = style === 'italic' ? 'Italic' : weight >= 550 ? 'Bold' : '';
  const named = (family: string, ending = cut) => `${family}${ending && ` ${ending}`}`;
  const [arial, times] = [
    cut === 'Bold' ? HOUSE_WIDTHS.arialBold : HOUSE_WIDTHS.arial,
    { Italic: HOUSE_WIDTHS.timesItalic, Bold: HOUSE_WIDTHS.timesBold, '': HOUSE_WIDTHS.times }[cut],
  ];
  const table = kind === 'serif' ? times : arial;
  const width = (text: string) =>
    [...text].reduce((sum, letter) => sum + (table.get(letter) ?? Number.NaN), 0);
  return kind === 'serif'
    ? {
        locals: [named('Times New Roman'), named('Liberation Serif'), named('Noto Serif')],
        ...{ width, wide: named('DejaVu Serif') },
      }
    : {
        locals: [named('Arial'), named('Liberation Sans'), named('Roboto')],
        ...{ width, wide: named('DejaVu Sans', cut === 'Italic' ? 'Oblique' : cut) },
      };
}

/** For 1,000 pixels of its size, so that the numbers of the tables are the same. */
async function measureCut(page: Page, plan: FamilyPlan, cut: Cut) {
  const { style = 'normal', weight = 400, stretch = 100, written = 'text' } = cut;
  const { wide } = standFor(plan, cut);
  return page.evaluate(
    async ({ family, wideFace, isSmall, ...font }) => {
      const widthOf = async (name: string, css: string) => {
        await document.fonts.load(`${css} 1000px '${name}'`, font.text);
        const line = document.createElement('span');
        line.textContent = font.text;
        line.style.cssText = `font:${css} 1000px '${name}';font-stretch:${font.stretch}%;white-space:nowrap;position:absolute;text-rendering:optimizeLegibility`;
        if (isSmall) line.style.fontVariantCaps = 'all-small-caps';
        document.body.append(line);
        return line.getBoundingClientRect().width;
      };
      const width = await widthOf(family, `${font.style} ${font.weight}`);
      const face = new FontFace('Wide', `local("${wideFace}")`);
      document.fonts.add(await face.load());
      const wideWidth = await widthOf('Wide', '');
      document.fonts.delete(face);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('There is nothing to measure on.');
      pen.font = `${font.style} ${font.weight} 1000px '${family}'`;
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText('x');
      return { width, wideWidth, ascent, descent };
    },
    {
      ...{ family: plan.family, wideFace: wide, isSmall: written === 'small-capitals' },
      ...{ style, weight, stretch, text: SAMPLES[written] },
    },
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function faceRule(
  name: string,
  cut: Cut,
  locals: readonly string[],
  size: number,
  lines: { ascent: number; descent: number },
) {
  return [
    '@font-face {',
    `  font-family: "${name}";`,
    ...(cut.style === 'italic' ? ['  font-style: italic;'] : []),
    ...(cut.weights ? [`  font-weight: ${cut.weights};`] : []),
    ...(cut.stretches ? [`  font-stretch: ${cut.stretches};`] : []),
    `  src: ${locals.map((local) => `local("${local}")`).join(', ')};`,
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${percent(lines.ascent / 1_000 / size)};`,
    `  descent-override: ${percent(lines.descent / 1_000 / size)};`,
    '  line-gap-override: 0%;',
    `  unicode-range: ${LATIN};`,
    '}',
  ].join('\n');
}

async function writeSheet(page: Page, plan: FamilyPlan): Promise<void> {
  await page.goto(HOST);
  await page.setContent(
    plan.sheets.map((sheet) => `<link rel="stylesheet" href="${HOST}/${sheet}">`).join(''),
    { waitUntil: 'load' },
  );
  const name = plan.family.replace(/ Variable$/, '');
  const rules: string[] = [];
  for (const cut of plan.cuts) {
    const { width, wideWidth, ...lines } = await measureCut(page, plan, cut);
    const { locals, width: widthOf, wide } = standFor(plan, cut);
    const isSmall = cut.written === 'small-capitals';
    const text = SAMPLES[cut.written ?? 'text'];
    const house = isSmall ? DRAWN_SMALL * widthOf(text.toUpperCase()) : widthOf(text);
    rules.push(
      faceRule(`${name} Stand-in`, cut, locals, width / house, lines),
      faceRule(`${name} Wide Stand-in`, cut, [wide], width / wideWidth, lines),
    );
  }
  const imports = plan.sheets.map((sheet) => `@import "${sheet}";`);
  const note = '/* Written by tools/letters/write-stand-ins.ts. */';
  writeFileSync(
    path.join(FOLDER, `${plan.key}.css`),
    `${[note, ...imports, '', rules.join('\n\n')].join('\n')}\n`,
  );
}

const { findChromium } = (await import(FIND_CHROMIUM)) as { findChromium(): Promise<Record<string, string>> };
const { CHROMIUM_PATH: executablePath, ...env } = await findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  ...{ args: ['--no-sandbox'], env: { ...process.env, ...env } },
});
const page = await browser.newPage();
await page.route(`${HOST}/**`, (route) => {
  const asked = new URL(route.request().url()).pathname.slice(1);
  return asked === ''
    ? route.fulfill({ contentType: 'text/html', body: '' })
    : route.fulfill({
        body: readFileSync(resolve(asked)),
        contentType: asked.endsWith('.css') ? 'text/css' : 'font/woff2',
      });
});
for (const plan of FAMILIES) await writeSheet(page, plan);
await browser.close();
