// Stationery cards on deep coloured paper with a frame of golden branches.
import { wording } from './card-wording.mjs';
import { branch, leafPath, mix, PAL, paperOverlay, rng, svg } from './lib.mjs';

const W = 900;
const H = 1260;

const twig = (r, x, y, length, angle, bend, colour) => {
  const b = branch(r, x, y, length, angle, bend, 9, 46, 17);
  const leaves = b.leaves
    .map(
      (l, i) =>
        `<path d="${leafPath(l.x, l.y, l.len, l.w, l.ang)}" fill="${i % 3 ? 'none' : colour}" stroke="${colour}" stroke-width="2"/>`,
    )
    .join('');
  return `<path d="${b.stem}" stroke="${colour}" stroke-width="2.4" fill="none"/>${leaves}`;
};

export const foilCard = (pal, seed) => {
  const p = PAL[pal];
  const r = rng(seed);
  const ground = mix(p.leaf2, p.ink, 0.55);
  const gold = mix(p.gold, '#fff0d0', 0.3);
  const paper = '#fdf6e8';
  let twigs = '';
  for (const [x, y, angle] of [
    [70, 70, 0.12],
    [70, 70, 1.45],
    [W - 70, H - 70, 3.26],
    [W - 70, H - 70, 4.59],
  ])
    for (let k = 0; k < 3; k++)
      twigs += twig(r, x, y, 190 + 70 * k, angle + (k - 1) * 0.24, (k - 1) * 0.7, gold);
  const frame = `<rect x="58" y="58" width="${W - 116}" height="${H - 116}" rx="10" fill="none" stroke="${gold}" stroke-width="2.6"/><rect x="70" y="70" width="${W - 140}" height="${H - 140}" rx="6" fill="none" stroke="${gold}" stroke-width="1" opacity=".7"/>`;
  return svg(
    W,
    H,
    `<rect width="${W}" height="${H}" fill="${ground}"/>${frame}${twigs}${wording(seed, { names: gold, ink: paper, accent: gold }, -20)}${paperOverlay(W, H, 0.25)}`,
    seed,
  );
};
