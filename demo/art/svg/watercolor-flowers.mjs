// Watercolour flowers and leaves shared by the bouquet, the wreath and the cards.
import { branch, f1, leafPath, mix, peony, smooth } from './lib.mjs';

export const wcFlower = (r, p, x, y, R, c1, c2, c3) => {
  let o = '';
  const pet = peony(r, x, y, R, 0, 0.92);
  for (let li = 0; li < 5; li++) {
    o +=
      `<g filter="url(#wc)" style="mix-blend-mode:multiply">` +
      pet
        .filter((q) => q.li === li)
        .map(
          (q) =>
            `<path d="${q.d}" fill="${mix(li < 2 ? c1 : c2, c3, li * 0.16 + r() * 0.14)}" opacity="${0.5 + r() * 0.28}"/>`,
        )
        .join('') +
      '</g>';
  }
  const ht = [];
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283;
    ht.push([
      x + Math.cos(a) * R * 0.2 * (0.85 + r() * 0.3),
      y + Math.sin(a) * R * 0.19 * (0.85 + r() * 0.3),
    ]);
  }
  o += `<path d="${smooth(ht, true)}" fill="${mix(c3, p.ink, 0.18)}" opacity=".8" style="mix-blend-mode:multiply"/>`;
  return (
    o +
    `<g>${Array.from({ length: 16 }, () => {
      const a = r() * 6.28,
        q = Math.sqrt(r()) * R * 0.17;
      return `<circle cx="${f1(x + Math.cos(a) * q)}" cy="${f1(y + Math.sin(a) * q)}" r="${f1(R * 0.014 + r() * R * 0.016)}" fill="${mix(p.gold, r() < 0.4 ? p.ink : c3, 0.3)}"/>`;
    }).join('')}</g>`
  );
};
export const wcLeaves = (r, p, x, y, len, ang, curve, n, ll, lw, c) => {
  const b = branch(r, x, y, len, ang, curve, n, ll, lw);
  return `<g filter="url(#wc)" style="mix-blend-mode:multiply"><path d="${b.stem}" stroke="${c}" stroke-width="4" fill="none"/>${b.leaves.map((l) => `<path d="${leafPath(l.x, l.y, l.len, l.w, l.ang)}" fill="${mix(c, r() < 0.5 ? p.leaf : p.leaf2, r() * 0.6)}" opacity="${0.62 + r() * 0.35}"/>`).join('')}</g>`;
};

// A fan of leaves with seven flowers on it, as it sits in the corner of a card.
export const spray = (r, p, cx, cy, dir, sc) => {
  let q = '';
  for (let k = 0; k < 13; k++) {
    const a = dir + (k / 12 - 0.5) * 2.3;
    q += wcLeaves(
      r,
      p,
      cx + Math.cos(a) * 40 * sc,
      cy + Math.sin(a) * 40 * sc,
      (170 + r() * 80) * sc,
      a,
      (r() - 0.5) * 0.9,
      6,
      62 * sc,
      (k % 3 ? 26 : 15) * sc,
      k % 2 ? p.leaf : p.leaf2,
    );
  }
  for (const [dx, dy, R] of [
    [0, 0, 104],
    [-120, 40, 70],
    [60, -118, 72],
    [118, 30, 62],
    [-40, 118, 58],
    [-150, -62, 44],
    [-70, -150, 46],
  ].map((v) => v.map((z) => z * sc))) {
    const pale = r() < 0.55;
    q +=
      `<circle cx="${cx + dx}" cy="${cy + dy}" r="${R * 0.86}" fill="#fffdf9" filter="url(#soft2)" opacity=".92"/>` +
      wcFlower(r, p, cx + dx, cy + dy, R, pale ? p.b : mix(p.a, '#ffffff', 0.25), pale ? p.a : p.c, p.c);
  }
  return q;
};
