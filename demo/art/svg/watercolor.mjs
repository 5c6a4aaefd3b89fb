// Watercolour bouquet from the corner.
import { branch, f1, mix, PAL, paperOverlay, rng, svg } from './lib.mjs';
import { H, W } from './scenery.mjs';
import { wcFlower, wcLeaves } from './watercolor-flowers.mjs';

export const watercolor = (pal, seed) => {
  const p = PAL[pal],
    r = rng(seed);
  let o = `<rect width="${W}" height="${H}" fill="${p.paper}"/>`;
  o += `<g filter="url(#bleed)" opacity=".55"><ellipse cx="600" cy="470" rx="430" ry="270" fill="${p.b}"/><ellipse cx="380" cy="600" rx="220" ry="150" fill="${mix(p.leaf, '#ffffff', 0.45)}"/><ellipse cx="840" cy="330" rx="200" ry="140" fill="${mix(p.a, '#ffffff', 0.35)}"/></g>`;
  const c = [600, 500];
  for (let k = 0; k < 22; k++) {
    const a = (k / 22) * 6.283 + r() * 0.2,
      rr = 90;
    o += wcLeaves(
      r,
      p,
      c[0] + Math.cos(a) * rr * 1.5,
      c[1] + Math.sin(a) * rr,
      210 + r() * 140,
      a + (r() - 0.5) * 0.3,
      (r() - 0.5) * 1.1,
      7,
      74,
      k % 3 ? 30 : 18,
      k % 2 ? p.leaf : p.leaf2,
    );
  }
  for (let k = 0; k < 7; k++) {
    const a = r() * 6.28,
      b = branch(r, c[0] + Math.cos(a) * 120, c[1] + Math.sin(a) * 90, 270, a, (r() - 0.5) * 0.8, 9, 26, 10);
    o += `<g filter="url(#wc)" style="mix-blend-mode:multiply"><path d="${b.stem}" stroke="${p.leaf2}" stroke-width="2" fill="none"/>${b.leaves.map((l) => `<circle cx="${f1(l.x + Math.cos(l.ang) * l.len)}" cy="${f1(l.y + Math.sin(l.ang) * l.len)}" r="${f1(5 + r() * 5)}" fill="${k % 2 ? p.c : p.gold}"/>`).join('')}</g>`;
  }
  const F = [
    [700, 330, 96],
    [330, 500, 84],
    [880, 500, 88],
    [520, 330, 82],
    [780, 640, 96],
    [430, 600, 120],
    [560, 690, 78],
    [905, 610, 56],
    [600, 480, 158],
    [800, 450, 104],
    [300, 600, 50],
    [690, 730, 58],
  ];
  for (const [x, y, R] of F) {
    o += `<g><circle cx="${x}" cy="${y}" r="${R * 0.9}" fill="${p.paper}" filter="url(#soft2)" opacity=".94"/></g>`;
    const t = r(),
      V = [
        [p.b, p.a, p.c],
        [mix(p.a, '#ffffff', 0.3), p.c, mix(p.c, p.ink, 0.3)],
        [mix(p.b, '#ffffff', 0.55), p.b, p.a],
        [mix(p.b, '#ffffff', 0.4), mix(p.b, p.gold, 0.25), mix(p.a, p.gold, 0.35)],
      ][Math.floor(t * 3.9)];
    o += wcFlower(r, p, x, y, R, V[0], V[1], V[2]);
  }
  for (let k = 0; k < 46; k++) {
    const a = r() * 6.28,
      q = 260 + r() * 330;
    o += `<circle cx="${f1(600 + Math.cos(a) * q * 1.2)}" cy="${f1(470 + Math.sin(a) * q * 0.85)}" r="${f1(1 + r() * r() * 7)}" fill="${[p.a, p.gold, p.leaf, p.c][k % 4]}" opacity="${(0.25 + r() * 0.4).toFixed(2)}"/>`;
  }
  return svg(W, H, o + paperOverlay(W, H, 0.55), seed);
};
