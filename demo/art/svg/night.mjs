// Paper-cut tent glowing under string lights.
import { branch, f1, leafPath, mix, PAL, paperOverlay, peony, rng, svg } from './lib.mjs';
import { cypress, H, hill, W } from './scenery.mjs';

export const night = (pal, seed) => {
  const r = rng(seed),
    q = PAL[pal];
  let o = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1c2350"/><stop offset=".4" stop-color="#4b4480"/><stop offset=".68" stop-color="#b26c86"/><stop offset=".85" stop-color="#f2a883"/></linearGradient><rect width="${W}" height="${H}" fill="url(#sky)"/>`;
  for (let k = 0; k < 130; k++)
    o += `<circle cx="${f1(r() * W)}" cy="${f1(r() * 420)}" r="${f1(0.5 + r() * r() * 2.2)}" fill="#fff4dc" opacity="${(0.3 + r() * 0.7).toFixed(2)}"/>`;
  o += `<circle cx="640" cy="165" r="120" fill="#ffe6b8" opacity=".25" filter="url(#soft)"/><g filter="url(#pc)"><path d="M640 100a70 70 0 1 0 58 108a56 56 0 1 1 -58 -108Z" fill="#ffeccb"/></g>`;
  [560, 620].forEach((y, i) => {
    const h = hill(r, y, 46, 1.4 + i * 0.4);
    let t = '';
    for (let k = 0; k < 26; k++) {
      const x = r() * W;
      t += cypress(x, h.y(x) + 8, 36 + r() * 64, ['#6b4a78', '#4d3b69'][i]);
    }
    o += `<g filter="url(#pc)">${t}<path d="${h.d}" fill="${['#6b4a78', '#4d3b69'][i]}"/></g>`;
  });
  // tent
  // Advances the random sequence, so that every seed keeps its picture.
  hill(r, 715, 16, 1.1);
  const ty = 724;
  const tent = `<path d="M240 ${ty}V560C300 545 345 500 380 420C420 490 470 535 520 545C560 500 585 440 600 380C615 440 640 500 680 545C730 535 780 490 820 420C855 500 900 545 960 560V${ty}Z" fill="#fff0dc"/>`;
  o += `<ellipse cx="600" cy="640" rx="470" ry="190" fill="#ffc98a" opacity=".5" filter="url(#soft)"/><g filter="url(#pc)">${tent}</g>`;
  o += `<linearGradient id="in" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd999"/><stop offset="1" stop-color="#f59f5c"/></linearGradient><path d="M275 ${ty}V585C380 560 430 575 520 566C560 575 640 575 680 566C770 575 820 560 925 585V${ty}Z" fill="url(#in)"/>`;
  for (const x of [300, 420, 600, 780, 900]) o += `<path d="M${x - 4} ${ty}V570h8V${ty}Z" fill="#fff0dc"/>`;
  for (let s = 0; s < 3; s++) {
    const y0 = 585 + s * 6;
    let d = '';
    for (let k = 0; k <= 30; k++) {
      const t = k / 30,
        x = 285 + t * 630,
        y = y0 + 18 * Math.abs(Math.sin(t * 9.42 + s)) + 8;
      d += `<circle cx="${f1(x)}" cy="${f1(y)}" r="3" fill="#fffbe8"/>`;
    }
    o += d;
  }
  for (const x of [360, 480, 540, 660, 720, 840]) {
    o += `<ellipse cx="${x}" cy="690" rx="42" ry="7" fill="#7d3d3a"/><path d="M${x - 42} 690q4 30 0 38h84q-4 -8 0 -38Z" fill="#a2524b"/><g>${peony(
      rng(x),
      x,
      672,
      15,
      0,
      0.8,
    )
      .map((z) => `<path d="${z.d}" fill="${mix('#ffe9dc', q.c, z.li * 0.2)}"/>`)
      .join(
        '',
      )}</g><path d="M${x - 22} 684v-16M${x + 22} 684v-16" stroke="#fff4dc" stroke-width="3"/><circle cx="${x - 22}" cy="664" r="3" fill="#fff6c8"/><circle cx="${x + 22}" cy="664" r="3" fill="#fff6c8"/>`;
  }
  o += `<g filter="url(#pc)"><path d="${hill(r, 732, 10, 1.3).d}" fill="#3b2f57"/></g>`;
  // trees and string lights
  const tree = (x, h, dir) => {
    const t = `<path d="M${x - 16} 930C${x - 6} 800 ${x - 12} ${930 - h * 0.4} ${x + dir * 6} ${930 - h * 0.6}C${x + 12} ${930 - h * 0.4} ${x + 6} 800 ${x + 20} 930Z" fill="#151230"/>`;
    let out = `<g filter="url(#pc)">${t}</g>`;
    for (let L2 = 0; L2 < 3; L2++) {
      let q2 = '';
      for (let k = 0; k < 150; k++) {
        const a = r() * 6.28,
          m = Math.sqrt(r());
        const cx = x + Math.cos(a) * h * 0.27 * m * (1 - L2 * 0.18) - dir * L2 * 12,
          cy = 930 - h * 0.78 + Math.sin(a) * h * 0.24 * m * (1 - L2 * 0.15) - L2 * 14;
        const an = a + (r() - 0.5) * 1.6;
        q2 += `<path d="${leafPath(cx, cy, 38 + r() * 26, 17, an)}" fill="${mix(['#1d1938', '#2a2550', '#3b3468'][L2], '#4a4078', r() * 0.35)}"/>`;
      }
      out += `<g filter="url(#pc)">${q2}</g>`;
    }
    return out;
  };
  o += tree(60, 860, 1) + tree(1150, 900, -1);
  for (let s = 0; s < 5; s++) {
    const a = [110 + r() * 60, 250 + s * 38],
      b = [1090 - r() * 60, 225 + s * 44],
      sag = 60 + s * 16 + r() * 18;
    const d = `M${a}Q600 ${(a[1] + b[1]) / 2 + sag * 2} ${b}`;
    o += `<path d="${d}" stroke="#1b1733" stroke-width="2" fill="none"/>`;
    for (let k = 1; k < 24; k++) {
      const t = k / 24,
        x = (1 - t) ** 2 * a[0] + 2 * (1 - t) * t * 600 + t * t * b[0],
        y = (1 - t) ** 2 * a[1] + 2 * (1 - t) * t * ((a[1] + b[1]) / 2 + sag * 2) + t * t * b[1];
      o += `<circle cx="${f1(x)}" cy="${f1(y + 7)}" r="20" fill="#ffcf86" opacity=".22" filter="url(#soft2)"/><circle cx="${f1(x)}" cy="${f1(y + 7)}" r="5.4" fill="#fff3cf"/>`;
    }
  }
  o += `<g filter="url(#pc)"><path d="${hill(r, 838, 20, 1.5).d}" fill="#241f40"/></g>`;
  let fg = '';
  for (let k = 0; k < 46; k++) {
    const x = r() * W,
      b = branch(r, x, H + 10, 70 + r() * 90, -1.57 + (r() - 0.5) * 0.6, (r() - 0.5) * 0.8, 5, 30, 10);
    fg += `<path d="${b.stem}" stroke="#171330" stroke-width="3" fill="none"/>${b.leaves.map((l) => `<path d="${leafPath(l.x, l.y, l.len, l.w, l.ang)}" fill="#171330"/>`).join('')}`;
    if (k % 4 === 0)
      fg += peony(r, b.tip[0], b.tip[1], 16, 0, 0.9)
        .map((z) => `<path d="${z.d}" fill="${mix(q.b, q.c, 0.25 + z.li * 0.15)}"/>`)
        .join('');
  }
  return svg(W, H, `${o}<g filter="url(#pc)">${fg}</g>${paperOverlay(W, H, 0.28)}`, seed);
};
