// Stationery cards with a meadow of flowers growing from the lower edge.
import { wording } from './card-wording.mjs';
import { f1, mix, PAL, rng, svg } from './lib.mjs';
import { wcFlower, wcLeaves } from './watercolor-flowers.mjs';

const W = 900;
const H = 1260;

const meadow = (r, p) => {
  let out = '';
  for (let k = 0; k < 34; k++) {
    const x = -20 + (k / 33) * (W + 40);
    const edge = Math.abs(x / W - 0.5) * 2;
    out += wcLeaves(
      r,
      p,
      x,
      H + 20,
      130 + 150 * edge + r() * 90,
      -1.57 + (r() - 0.5) * 0.7,
      (r() - 0.5) * 0.8,
      7,
      54,
      k % 3 ? 20 : 11,
      k % 2 ? p.leaf : p.leaf2,
    );
  }
  for (let k = 0; k < 15; k++) {
    const x = 30 + (k / 14) * (W - 60) + (r() - 0.5) * 40;
    const edge = Math.abs(x / W - 0.5) * 2;
    const y = H - 40 - r() * (60 + 190 * edge);
    const size = 34 + r() * 44;
    const pale = r() < 0.5;
    out += `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(size * 0.84)}" fill="#fffdf9" filter="url(#soft2)" opacity=".9"/>`;
    out += wcFlower(r, p, x, y, size, pale ? p.b : mix(p.a, '#ffffff', 0.25), pale ? p.a : p.c, p.c);
  }
  return out;
};

export const meadowCard = (pal, seed) => {
  const p = PAL[pal];
  const r = rng(seed);
  const ground = `<rect width="${W}" height="${H}" fill="#fffdf9"/><g filter="url(#bleed)" opacity=".3"><ellipse cx="450" cy="${H - 90}" rx="470" ry="170" fill="${mix(p.b, p.leaf, 0.25)}"/></g>`;
  return svg(
    W,
    H,
    ground + meadow(r, p) + wording(seed, { names: p.c, ink: p.ink, accent: p.gold }, -190),
    seed,
  );
};
