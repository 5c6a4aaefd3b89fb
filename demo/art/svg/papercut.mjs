// Paper-cut hills with a chapel; trees by season.
import { branch, f1, leafPath, mix, PAL, paperOverlay, peony, rng, svg } from './lib.mjs';
import { cypress, H, hill, pine, roundTree, W } from './scenery.mjs';

// The chapel stands on the side away from the sun, between cypresses.
const chapel = (r, p, h, sx) => {
  const bx = sx > 600 ? 300 : 840,
    by = h.y(bx) + 14,
    w = 190,
    hh = 96;
  const wl = mix(p.w, p.sky[1], 0.35),
    rf = p.c;
  let x = `<g><path d="M${bx - w / 2} ${by}v-${hh}L${bx - w / 2 + 55} ${by - hh - 62}L${bx - w / 2 + 110} ${by - hh}v${hh}Z" fill="${wl}"/><path d="M${bx - w / 2 + 110} ${by}v-${hh * 0.86}h${w * 0.62}v${hh * 0.86}Z" fill="${mix(wl, p.hills[1], 0.25)}"/><path d="M${bx - w / 2 - 9} ${by - hh + 6}L${bx - w / 2 + 55} ${by - hh - 72}L${bx - w / 2 + 119} ${by - hh + 6}L${bx - w / 2 + 108} ${by - hh + 6}L${bx - w / 2 + 55} ${by - hh - 56}L${bx - w / 2 + 2} ${by - hh + 6}Z" fill="${rf}"/><path d="M${bx - w / 2 + 98} ${by - hh * 0.86 + 4}L${bx - w / 2 + 62} ${by - hh - 62}h${w * 0.62}l34 ${62 + hh * 0.14 + 4}Z" fill="${rf}"/>`;
  x += `<path d="M${bx - w / 2 + 38} ${by}v-46a17 17 0 0 1 34 0v46Z" fill="${p.gold}"/><circle cx="${bx - w / 2 + 55}" cy="${by - hh - 18}" r="9" fill="${p.gold}"/>`;
  for (let k = 0; k < 4; k++)
    x += `<path d="M${bx - w / 2 + 126 + k * 26} ${by - 26}v-26a7 7 0 0 1 14 0v26Z" fill="${p.gold}"/>`;
  x += '</g>';
  for (let k = 0; k < 7; k++) {
    const tx = bx + (k < 3 ? -150 - k * 34 : 130 + (k - 3) * 36) + r() * 12;
    x += cypress(tx, h.y(tx) + 10, 110 + r() * 60, mix(p.hills[3], p.leaf2, 0.45));
  }
  return x;
};
const orchard = (r, p, h, pal) => {
  let x = '';
  for (let k = 0; k < 6; k++) {
    const tx = 60 + k * 210 + r() * 90;
    x +=
      pal === 'winter'
        ? pine(tx, h.y(tx) + 8, 120 + r() * 60, p.leaf2)
        : roundTree(
            r,
            tx,
            h.y(tx) + 8,
            100 + r() * 50,
            pal === 'spring' && k % 2 ? p.a : mix(p.hills[4], p.leaf, 0.55),
            mix(p.hills[4], '#4a3226', 0.5),
          );
  }
  return x;
};
const vineRows = (p, h, c, y, i) => {
  let v = '';
  for (let k = 0; k < 13; k++) {
    const x0 = -160 + k * 125;
    v += `<path d="M${x0} ${H + 20}Q${x0 + (600 - x0) * 0.2} ${y + 70} ${x0 + (600 - x0) * 0.34} ${h.y(Math.max(0, Math.min(W, x0 + (600 - x0) * 0.34))) + 14}" stroke="${mix(c, i === 3 ? p.hills[4] : '#000000', i === 3 ? 0.35 : 0.18)}" stroke-width="${i === 3 ? 5 : 9}" fill="none" stroke-linecap="round" stroke-dasharray="${i === 3 ? '1 11' : '2 18'}" opacity=".8"/>`;
  }
  return v;
};
export const papercut = (pal, seed) => {
  const p = PAL[pal],
    r = rng(seed);
  let o = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${p.sky[0]}"/><stop offset=".45" stop-color="${p.sky[1]}"/><stop offset=".8" stop-color="${p.sky[2]}"/></linearGradient><rect width="${W}" height="${H}" fill="url(#sky)"/>`;
  const sx = 330 + r() * 540,
    sy = 300;
  [360, 270, 190].forEach((q, i) => {
    o += `<g filter="url(#pc)" opacity="${0.35 + i * 0.2}"><circle cx="${sx}" cy="${sy}" r="${q}" fill="${mix(p.sky[1], p.sun, 0.3 + i * 0.2)}"/></g>`;
  });
  o += `<g filter="url(#pc)"><circle cx="${sx}" cy="${sy}" r="112" fill="${p.sun}"/></g>`;
  for (let k = 0; k < 4; k++) {
    const cx = 90 + r() * (W - 180),
      cy = 80 + r() * 190,
      w = 46 + r() * 46,
      c = mix(p.sky[0], '#ffffff', 0.6);
    o += `<g filter="url(#pc)" opacity=".95"><g fill="${c}">${[
      [-1.5, 0.16, 0.42],
      [-0.8, -0.1, 0.6],
      [0, -0.26, 0.78],
      [0.85, -0.06, 0.62],
      [1.55, 0.18, 0.4],
    ]
      .map(([x, y, q]) => `<circle cx="${f1(cx + x * w)}" cy="${f1(cy + y * w)}" r="${f1(q * w)}"/>`)
      .join(
        '',
      )}<rect x="${f1(cx - 1.5 * w)}" y="${f1(cy + 0.05 * w)}" width="${f1(3.05 * w)}" height="${f1(0.53 * w)}" rx="${f1(0.26 * w)}"/></g></g>`;
  }
  const ys = [470, 545, 620, 705, 800];
  ys.forEach((y, i) => {
    const h = hill(r, y, 52 - i * 5, 1.2 + i * 0.3),
      c = p.hills[i];
    let x = '';
    if (i === 1)
      for (let k = 0; k < 9; k++) {
        const tx = 80 + r() * 1040;
        x += cypress(tx, h.y(tx) + 8, 46 + r() * 40, mix(c, p.hills[2], 0.5));
      }
    if (i === 2) x += chapel(r, p, h, sx);
    if (i === 3) x += orchard(r, p, h, pal);
    o += `<g filter="url(#pc)">${x}<path d="${h.d}" fill="${c}"/></g>`;
    if (i >= 3) o += vineRows(p, h, c, y, i);
  });
  // foreground botanicals
  let fg = '';
  for (let k = 0; k < 9; k++) {
    const left = k % 2 === 0,
      x = left ? -20 + k * 16 : W + 20 - k * 16;
    const b = branch(
      r,
      x,
      H + 30,
      210 + r() * 150,
      left ? -1.25 + r() * 0.35 : -1.9 - r() * 0.35,
      left ? 0.5 : -0.5,
      8,
      76,
      30,
    );
    fg +=
      `<path d="${b.stem}" stroke="${p.hills[4]}" stroke-width="4" fill="none"/>` +
      b.leaves
        .map((l) => `<path d="${leafPath(l.x, l.y, l.len, l.w, l.ang)}" fill="${k % 3 ? p.leaf2 : p.leaf}"/>`)
        .join('');
  }
  o += `<g filter="url(#pc)">${fg}</g>`;
  let fl = '';
  for (const [x, y, R] of [
    [70, 850, 72],
    [176, 882, 50],
    [1130, 845, 78],
    [1020, 885, 52],
    [8, 790, 46],
    [1196, 770, 48],
  ]) {
    fl +=
      `<g filter="url(#pc)">` +
      peony(r, x, y, R, 0, 0.96)
        .map(
          (q) =>
            `<path d="${q.d}" fill="${mix(q.li % 2 ? p.a : p.b, p.c, q.li * 0.1 + r() * 0.1)}" stroke="${mix(p.a, p.c, 0.5)}" stroke-opacity=".25"/>`,
        )
        .join('') +
      '</g>';
  }
  if (pal === 'winter')
    for (let k = 0; k < 150; k++)
      fl += `<circle cx="${f1(r() * W)}" cy="${f1(r() * H * 0.85)}" r="${f1(1.2 + r() * r() * 4.5)}" fill="#fff" opacity="${(0.5 + r() * 0.5).toFixed(2)}"/>`;
  return svg(W, H, o + fl + paperOverlay(W, H, 0.3), seed);
};
