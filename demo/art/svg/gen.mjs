// Draws illustrations and cards in a headless browser: node svg/gen.mjs OUTDIR kind:palette:seed ...
import fs from 'node:fs';
import { chromium } from 'playwright-core';
import { archCard } from './arch-card.mjs';
import { cake } from './cake.mjs';
import { card } from './card.mjs';
import { foilCard } from './foil-card.mjs';
import { PAL } from './lib.mjs';
import { lineart } from './lineart.mjs';
import { meadowCard } from './meadow-card.mjs';
import { night } from './night.mjs';
import { papercut } from './papercut.mjs';
import { watercolor } from './watercolor.mjs';
import { wreath } from './wreath.mjs';

const kinds = {
  papercut,
  watercolor,
  lineart,
  cake,
  night,
  wreath,
  card,
  archcard: archCard,
  meadowcard: meadowCard,
  foilcard: foilCard,
};
const [out, ...list] = process.argv.slice(2);
if (!list.length) {
  process.stderr.write(
    `usage: node svg/gen.mjs OUTDIR kind:palette:seed ...\nkinds: ${Object.keys(kinds).join(' ')}\npalettes: ${Object.keys(PAL).join(' ')}\n`,
  );
  process.exit(1);
}
fs.mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const spec of list) {
  const [kind, palette, seed] = spec.split(':');
  const drawing = kinds[kind](palette, Number(seed));
  const [, width, height] = drawing.match(/viewBox="0 0 (\d+) (\d+)"/);
  await page.setViewportSize({ width: Number(width), height: Number(height) });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
  await page.screenshot({ path: `${out}/${kind}-${palette}-${seed}.png` });
  process.stdout.write(`${out}/${kind}-${palette}-${seed}.png\n`);
}
await browser.close();
