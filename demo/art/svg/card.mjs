// Portrait stationery cards with watercolour flowers in two corners.
import { wording } from './card-wording.mjs';
import { mix, PAL, rng, svg } from './lib.mjs';
import { spray } from './watercolor-flowers.mjs';

const W = 900;
const H = 1260;

export const card = (pal, seed) => {
  const p = PAL[pal];
  const r = rng(seed);
  const ground = `<rect width="${W}" height="${H}" fill="#fffdf9"/><g filter="url(#bleed)" opacity=".35"><ellipse cx="160" cy="150" rx="260" ry="200" fill="${p.b}"/><ellipse cx="760" cy="1120" rx="260" ry="200" fill="${mix(p.leaf, '#ffffff', 0.45)}"/></g>`;
  const flowers = spray(r, p, 130, 120, 0.78, 0.8) + spray(r, p, 780, 1150, 3.93, 0.8);
  const frame = `<rect x="46" y="46" width="${W - 92}" height="${H - 92}" fill="none" stroke="${p.gold}" stroke-width="2.4" opacity=".8"/>`;
  return svg(
    W,
    H,
    ground + flowers + frame + wording(seed, { names: p.c, ink: p.ink, accent: p.gold }),
    seed,
  );
};
