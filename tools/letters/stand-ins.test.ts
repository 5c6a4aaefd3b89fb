import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from './families.data.ts';
import { readLines } from './read-lines.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../src/capabilities/websites/designs/letters');
const { resolve } = createRequire(import.meta.url);
const LATIN_FILE = /url\((\.\/files\/[\w-]+-latin-(?!ext-)[\w-]+\.woff2)\)/;

const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

function facesOf(css: string) {
  return [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, body = '']) => {
    const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(body)?.[1]) / 100;
    return {
      family: /font-family: "([^"]+)"/.exec(body)?.[1] ?? '',
      isItalic: body.includes('font-style: italic'),
      ...{ size: share('size-adjust'), ascent: share('ascent-override'), descent: share('descent-override') },
    };
  });
}

/** The font file of a family's sheet for letters of Latin. */
function fontFile(sheet: string): string {
  const file = resolve(sheet);
  const [, written = ''] = LATIN_FILE.exec(readFileSync(file, 'utf8')) ?? [];
  return path.resolve(path.dirname(file), written);
}

describe.each(FAMILIES)('what stands in for $family', ({ key, family, sheets, cuts }) => {
  const css = read(`${key}.css`);
  const faces = facesOf(css);

  it('has lines as high as its own, in every cut', () => {
    expect(faces).toHaveLength(2 * cuts.length);
    for (const { size, isItalic, ...face } of faces) {
      const sheet = sheets.find((name) => isItalic && name.includes('italic')) ?? sheets[0] ?? '';
      const { ascent, descent } = readLines(fontFile(sheet));
      expect(Math.abs(face.ascent * size - ascent), `${face.family}, above`).toBeLessThan(0.01);
      expect(Math.abs(face.descent * size - descent), `${face.family}, below`).toBeLessThan(0.01);
    }
  });

  it('comes with its own files, under the names that designs use', () => {
    for (const sheet of sheets) expect(css).toContain(`@import "${sheet}";`);
    const name = family.replace(/ Variable$/, '');
    expect(new Set(faces.map((face) => face.family))).toEqual(
      new Set([`${name} Stand-in`, `${name} Wide Stand-in`]),
    );
    expect(readFileSync(path.join(FOLDER, 'families.ts'), 'utf8')).toContain(`'${family}'`);
  });
});

it('every sheet of letters is measured', () => {
  const sheets = readdirSync(FOLDER).filter((name) => name.endsWith('.css'));
  expect(sheets.toSorted()).toEqual(FAMILIES.map(({ key }) => `${key}.css`).toSorted());
});
