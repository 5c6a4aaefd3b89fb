// Turns finished renders into ../pictures/*.webp and writes ../pictures/manifest.json.
// usage: node publish.mjs RENDERS SVGS    (both are folders of png files)
// pictures.txt says what each picture shows; a picture whose png is missing keeps its published webp.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { recolour } from './recolour.mjs';

const [renders, svgs] = process.argv.slice(2);
const here = import.meta.dirname;
const target = path.join(here, '../pictures');
const LONGEST = 1200;

const readLines = (file) =>
  fs
    .readFileSync(path.join(here, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));

const parse = (line) => {
  const [id, categories, subject, palette, mood, season, alt, extra = ''] = line
    .split('|')
    .map((part) => part.trim());
  const [category, ...alsoFor] = categories.split('+').map((part) => part.trim());
  const crop = extra.match(/^crop of (\S+) (\d+),(\d+),(\d+),(\d+)$/);
  const svg = extra.match(/^svg (\S+)$/);
  const dye = extra.match(/^recolour of (\S+) (\d+) (\d+) (\d+) ([\d.]+)(?: ([\d.]+))?$/);
  if (extra && !crop && !svg && !dye) throw new Error(`${id}: cannot read "${extra}"`);
  return { id, category, alsoFor, subject, palette, mood, season, alt, crop, svg, dye };
};

const firstThatExists = (...files) => files.find((file) => fs.existsSync(file));

// A crop whose source was only ever published is cut from the webp; a crop of itself needs the png.
const sourceOf = ({ id, crop, svg, dye }) => {
  if (svg) return firstThatExists(path.join(svgs, `${svg[1].replaceAll(':', '-')}.png`));
  const of = crop?.[1] ?? dye?.[1] ?? id;
  return firstThatExists(
    path.join(renders, `${of}.png`),
    ...(of !== id ? [path.join(target, `${of}.webp`)] : []),
  );
};

const publish = async (picture) => {
  const file = path.join(target, `${picture.id}.webp`);
  const source = sourceOf(picture);
  if (!source) return fs.existsSync(file) ? sharp(file).metadata() : undefined;
  if (fs.existsSync(file) && !process.env.FORCE && fs.statSync(file).mtimeMs > fs.statSync(source).mtimeMs)
    return sharp(file).metadata();
  let image = sharp(source);
  if (picture.dye) {
    const [from, width, to, strength, floor = 0.1] = picture.dye.slice(2).filter(Boolean).map(Number);
    image = await recolour(source, { from, width, to, strength, floor });
  }
  if (picture.crop) {
    const [left, top, width, height] = picture.crop.slice(2).map(Number);
    image = image.extract({ left, top, width, height });
  }
  return image
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
};

const row = (picture, size) => ({
  id: picture.id,
  file: `${picture.id}.webp`,
  category: picture.category,
  ...(picture.alsoFor.length ? { alsoFor: picture.alsoFor } : {}),
  subject: picture.subject,
  palette: picture.palette,
  mood: picture.mood,
  season: picture.season,
  width: size.width,
  height: size.height,
  alt: picture.alt,
  ...(picture.crop && picture.crop[1] !== picture.id ? { cropOf: picture.crop[1] } : {}),
  ...(picture.dye ? { variantOf: picture.dye[1] } : {}),
});

// One key per line and short lists on one line, as the formatter of the project writes it.
const format = (entry) =>
  `  {\n${Object.entries(entry)
    .map(([key, value]) => {
      const text = Array.isArray(value)
        ? `[${value.map((v) => JSON.stringify(v)).join(', ')}]`
        : JSON.stringify(value);
      return `    ${JSON.stringify(key)}: ${text}`;
    })
    .join(',\n')}\n  }`;

fs.mkdirSync(target, { recursive: true });
const rows = [];
const missing = [];
for (const picture of readLines('pictures.txt').map(parse)) {
  const size = await publish(picture);
  if (size) rows.push(row(picture, size));
  else missing.push(picture.id);
}
fs.writeFileSync(path.join(target, 'manifest.json'), `[\n${rows.map(format).join(',\n')}\n]\n`);

const count = {};
for (const entry of rows)
  for (const category of [entry.category, ...(entry.alsoFor ?? [])])
    count[category] = (count[category] ?? 0) + 1;
process.stdout.write(`${rows.length} pictures ${JSON.stringify(count, null, 1)}\n`);
if (missing.length) process.stdout.write(`not rendered yet: ${missing.join(' ')}\n`);
