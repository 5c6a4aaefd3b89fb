import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Glyph, loadSync } from 'opentype.js';

// `node tools/letters/write-seal-letters.ts` takes from the house's face the outlines that seals for other sites are
// written with: a picture there has no fonts but those of whoever looks.

const FACE = '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf';
const FILE = path.resolve(
  import.meta.dirname,
  '../../src/capabilities/badges/rules/embed/seal-letters.data.ts',
);
const WORDS = 'Best of 0123456789 Quick responder Trending Hidden gem New Find us on Ampersand';
const EM = 1000;

/** In whole steps from point to point, which is half as long. */
function outlineOf(glyph: Glyph): string {
  let [atX, atY] = [0, 0];
  const step = (x = 0, y = 0) => {
    const [dx, dy] = [Math.round(x) - atX, Math.round(y) - atY];
    return `${dx} ${dy}`;
  };
  const goTo = (x = 0, y = 0) => {
    const words = step(x, y);
    [atX, atY] = [Math.round(x), Math.round(y)];
    return words;
  };
  const { commands } = glyph.getPath(0, 0, EM);
  let [startX, startY] = [0, 0];
  return commands
    .map((command) => {
      if (command.type === 'M') {
        const words = `m${goTo(command.x, command.y)}`;
        [startX, startY] = [atX, atY];
        return words;
      }
      if (command.type === 'L') return `l${goTo(command.x, command.y)}`;
      if (command.type === 'Q') return `q${step(command.x1, command.y1)} ${goTo(command.x, command.y)}`;
      if (command.type === 'C') throw new Error('The face is drawn in curves this does not know.');
      [atX, atY] = [startX, startY];
      return 'z';
    })
    .join('')
    .replaceAll(' -', '-');
}

const font = loadSync(createRequire(import.meta.url).resolve(FACE));
const letters = [...new Set(WORDS)].sort().map((letter) => {
  const glyph = font.charToGlyph(letter);
  const width = Math.round(((glyph.advanceWidth ?? 0) * EM) / font.unitsPerEm);
  return `  '${letter}': { width: ${width}, outline: '${outlineOf(glyph)}' },`;
});
writeFileSync(
  FILE,
  `/** Outlines of Fraunces (SIL Open Font License), a thousand units to the em, written by tools/letters/write-seal-letters.ts. */
export const SEAL_LETTERS: Readonly<Record<string, { width: number; outline: string }>> = {
${letters.join('\n')}
};
`,
);
