// Paper-cut tiered cake under an arch.
import { branch, f1, leafPath, mix, PAL, paperOverlay, peony, rng, svg } from './lib.mjs';
import { H, W } from './scenery.mjs';

export const cake = (pal, seed) => {
  const p = PAL[pal],
    r = rng(seed);
  let o = `<radialGradient id="bg" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="${mix(p.sky[0], '#ffffff', 0.4)}"/><stop offset="1" stop-color="${p.sky[1]}"/></radialGradient><rect width="${W}" height="${H}" fill="url(#bg)"/>`;
  o += `<g filter="url(#pc)"><path d="M250 920V420a350 350 0 0 1 700 0V920Z" fill="${mix(p.sky[2], p.sky[1], 0.4)}"/></g><g filter="url(#pc)"><path d="M310 920V430a290 290 0 0 1 580 0V920Z" fill="${mix(p.sky[1], '#ffffff', 0.35)}"/></g>`;
  for (let k = 0; k < 12; k++) {
    const left = k % 2;
    // Advances the random sequence, so that every seed keeps its picture.
    r();
    const b = branch(
      r,
      left ? 420 : 780,
      720 - r() * 330,
      250 + r() * 120,
      left ? -2.6 + r() * 0.9 : -0.5 - r() * 0.9,
      left ? 0.6 : -0.6,
      7,
      70,
      26,
    );
    o += `<g filter="url(#pc)"><path d="${b.stem}" stroke="${p.leaf2}" stroke-width="4" fill="none"/>${b.leaves.map((l) => `<path d="${leafPath(l.x, l.y, l.len, l.w, l.ang)}" fill="${[p.leaf, p.leaf2, mix(p.leaf, '#ffffff', 0.3)][k % 3]}"/>`).join('')}</g>`;
  }
  o += `<g filter="url(#pc)"><path d="M-20 792H1220V930H-20Z" fill="${mix(p.w, p.sky[1], 0.25)}"/></g><g filter="url(#pc)"><path d="M560 792h80l34 40h-148Z" fill="${p.gold}"/><path d="M360 752h480a14 14 0 0 1 0 28c-120 22-360 22-480 0a14 14 0 0 1 0-28Z" fill="${p.gold}"/></g>`;
  const T = [
    [420, 170, 590],
    [310, 150, 440],
    [210, 132, 308],
  ];
  T.forEach(([w, h, y], i) => {
    const x = 600 - w / 2,
      c = mix(p.w, p.b, i * 0.12 + 0.05);
    o += `<g filter="url(#pc)"><path d="M${x} ${y + 10}q0 -10 10 -10h${w - 20}q10 0 10 10v${h - 8}q-${w / 2} 22 -${w} 0Z" fill="${c}"/></g>`;
    let sc = '';
    const n = Math.round(w / 30);
    for (let k = 0; k < n; k++) {
      const sx = x + (k * w) / n;
      sc += `<path d="M${f1(sx)} ${y + 3}a${f1(w / n / 2)} 22 0 0 0 ${f1(w / n)} 0Z" fill="${i === 1 ? p.a : p.b}"/>`;
    }
    o += `<g filter="url(#pc)">${sc}<rect x="${x}" y="${y}" width="${w}" height="6" rx="3" fill="${i === 1 ? p.a : p.b}"/></g>`;
    let d = '';
    for (let k = 0; k < n * 2; k++) {
      d += `<circle cx="${f1(x + 6 + (k * (w - 12)) / (n * 2 - 1))}" cy="${y + h - 10 + 14 * Math.sin((Math.PI * k) / (n * 2 - 1)) * 0.8}" r="6.5" fill="${i % 2 ? p.w : mix(p.w, p.gold, 0.35)}"/>`;
    }
    o += `<g filter="url(#pc)">${d}</g>`;
  });
  const F = [
    [455, 590, 62],
    [525, 610, 44],
    [400, 640, 40],
    [735, 440, 58],
    [680, 462, 40],
    [775, 490, 38],
    [600, 292, 66],
    [545, 306, 40],
    [656, 304, 42],
    [770, 742, 60],
    [838, 754, 42],
    [700, 764, 40],
    [352, 752, 50],
  ];
  for (const [x, y, R] of F) {
    let lv = '';
    for (let k = 0; k < 5; k++) {
      const a = r() * 6.28;
      lv += `<path d="${leafPath(x + Math.cos(a) * R * 0.5, y + Math.sin(a) * R * 0.5, R * 1.0, R * 0.42, a)}" fill="${k % 2 ? p.leaf : p.leaf2}"/>`;
    }
    o += `<g filter="url(#pc)">${lv}</g>`;
  }
  for (const [x, y, R] of F) {
    const t = r();
    for (let li = 0; li < 5; li++)
      o +=
        `<g filter="url(#pcs)">` +
        peony(rng(x * 7 + y), x, y, R, 0, 0.95)
          .filter((q) => q.li === li)
          .map(
            (q) =>
              `<path d="${q.d}" fill="${mix(t < 0.4 ? p.a : t < 0.7 ? p.b : p.w, p.c, li * 0.11 + r() * 0.06)}"/>`,
          )
          .join('') +
        '</g>';
  }
  const pcs = `<filter id="pcs" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx=".8" dy="2" stdDeviation="1.8" flood-color="#3a1d1a" flood-opacity=".36"/></filter>`;
  return svg(W, H, pcs + o + paperOverlay(W, H, 0.3), seed);
};
