// Watercolour wreath around a monogram.
import { f1, mix, PAL, paperOverlay, rng, svg } from './lib.mjs';
import { H, W } from './scenery.mjs';
import { wcFlower, wcLeaves } from './watercolor-flowers.mjs';

export const wreath = (pal, seed) => {
  const p = PAL[pal],
    r = rng(seed),
    [txt, day] = [
      ['C & T', 'JUNE TWELFTH'],
      ['E & M', 'OCTOBER THIRD'],
      ['A & J', 'MAY TWENTIETH'],
      ['L & S', 'DECEMBER SIXTH'],
      ['N & R', 'AUGUST NINTH'],
    ][seed % 5];
  let o = `<rect width="${W}" height="${H}" fill="${p.paper}"/><g filter="url(#bleed)" opacity=".5"><circle cx="600" cy="450" r="300" fill="${p.b}"/><ellipse cx="430" cy="330" rx="150" ry="120" fill="${mix(p.leaf, '#ffffff', 0.4)}"/><ellipse cx="780" cy="590" rx="160" ry="120" fill="${mix(p.a, '#ffffff', 0.3)}"/></g><circle cx="600" cy="450" r="268" fill="none" stroke="${p.gold}" stroke-width="2.5"/><circle cx="600" cy="450" r="276" fill="none" stroke="${p.gold}" stroke-width="1" opacity=".7"/>`;
  const R = 285;
  for (let k = 0; k < 34; k++) {
    const a = (k / 34) * 6.283;
    const dens = 0.55 + 0.45 * Math.cos(a - 2.4);
    if (r() > dens + 0.35) continue;
    o += wcLeaves(
      r,
      p,
      600 + Math.cos(a) * R,
      450 + Math.sin(a) * R,
      150 + dens * 80,
      a + 1.57 * (k % 2 ? 1 : 1) + (r() - 0.5) * 0.9,
      0.9,
      6,
      58,
      k % 3 ? 24 : 15,
      k % 2 ? p.leaf : p.leaf2,
    );
  }
  const cl = [
    [2.4, 96],
    [2.75, 68],
    [2.05, 72],
    [1.75, 48],
    [3.05, 46],
    [5.55, 82],
    [5.25, 56],
    [5.85, 58],
    [6.1, 38],
    [4.98, 36],
  ];
  for (const [a, q] of cl) {
    const x = 600 + Math.cos(a) * R,
      y = 450 + Math.sin(a) * R,
      t = r();
    o +=
      `<circle cx="${x}" cy="${y}" r="${q * 0.8}" fill="${p.paper}" filter="url(#soft2)" opacity=".85"/>` +
      wcFlower(r, p, x, y, q, t < 0.5 ? p.b : mix(p.a, '#ffffff', 0.25), t < 0.5 ? p.a : p.c, p.c);
  }
  o += `<text x="600" y="478" text-anchor="middle" font-family="Dancing Script" font-size="118" fill="${p.ink}">${txt.replace('&', '&amp;')}</text><text x="600" y="545" text-anchor="middle" font-family="EB Garamond" font-size="24" letter-spacing="8" fill="${p.gold}">${day}</text>`;
  for (let k = 0; k < 40; k++) {
    const a = r() * 6.28,
      q = 330 + r() * 180;
    o += `<circle cx="${f1(600 + Math.cos(a) * q * 1.1)}" cy="${f1(450 + Math.sin(a) * q * 0.85)}" r="${f1(1 + r() * r() * 6)}" fill="${[p.a, p.gold, p.leaf][k % 3]}" opacity="${(0.25 + r() * 0.4).toFixed(2)}"/>`;
  }
  return svg(W, H, o + paperOverlay(W, H, 0.5), seed);
};
