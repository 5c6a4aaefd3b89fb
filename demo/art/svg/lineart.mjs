// Line drawing of two coupes over a wash.
import { branch, f1, leafPath, mix, PAL, paperOverlay, peony, rng, svg } from './lib.mjs';
import { H, W } from './scenery.mjs';

export const lineart = (pal, seed) => {
  const p = PAL[pal],
    r = rng(seed);
  let o = `<rect width="${W}" height="${H}" fill="${p.paper}"/>`;
  o += `<g filter="url(#wc)" style="mix-blend-mode:multiply"><path d="M300 900V430a300 300 0 0 1 600 0V900Z" fill="${p.b}" opacity=".75"/></g><g filter="url(#wc)" style="mix-blend-mode:multiply"><circle cx="800" cy="330" r="170" fill="${p.a}" opacity=".55"/></g><g filter="url(#wc)" style="mix-blend-mode:multiply"><path d="M120 960c60-190 240-230 400-180s370 0 560 180Z" fill="${mix(p.leaf, '#ffffff', 0.25)}" opacity=".7"/></g>`;
  const ln = (d, w = 3.2, c = p.ink) =>
    `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const glassP = (x, y, s, rot) => {
    let g = `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})">`;
    g +=
      `<path d="M-88 -262C-80 -205 -40 -178 0 -178C40 -178 80 -205 88 -262Z" fill="${p.gold}" opacity=".38"/>` +
      ln('M-104 -300C-104 -215 -52 -176 0 -176C52 -176 104 -215 104 -300') +
      ln('M-104 -300C-104 -316 104 -316 104 -300C104 -284 -104 -284 -104 -300', 2.6) +
      ln('M-90 -262C-60 -252 60 -252 90 -262', 2) +
      ln('M0 -176C4 -120 -3 -60 0 -14') +
      ln('M-66 0C-66 -12 66 -12 66 0C66 12 -66 12 -66 0Z', 2.6);
    for (let k = 0; k < 12; k++)
      g += `<circle cx="${f1((r() - 0.5) * 110)}" cy="${f1(-200 - r() * 58)}" r="${f1(1.5 + r() * 3)}" fill="none" stroke="${p.ink}" stroke-width="1.4" opacity=".7"/>`;
    return `${g}</g>`;
  };
  const br = (x, y, len, a, c, n, ll, lw, fill) => {
    const b = branch(r, x, y, len, a, c, n, ll, lw);
    return (
      ln(b.stem, 2.4) +
      b.leaves
        .map((l) => {
          const d = leafPath(l.x, l.y, l.len, l.w, l.ang);
          return (
            (fill
              ? `<path d="${d}" fill="${fill}" opacity=".75" transform="translate(5 4)" style="mix-blend-mode:multiply"/>`
              : '') +
            ln(d, 2) +
            ln(
              `M${f1(l.x)} ${f1(l.y)}L${f1(l.x + Math.cos(l.ang + 0.09) * l.len * 0.8)} ${f1(l.y + Math.sin(l.ang + 0.09) * l.len * 0.8)}`,
              1,
            )
          );
        })
        .join('')
    );
  };
  let g = '';
  g +=
    br(330, 800, 470, -1.9, 0.5, 9, 88, 34, p.leaf) +
    br(905, 810, 430, -1.15, -0.55, 9, 84, 32, p.leaf2) +
    br(320, 790, 300, -2.5, 0.5, 7, 60, 20, null) +
    br(915, 800, 300, -0.6, -0.5, 7, 60, 20, null);
  g += glassP(500, 770, 1.32, -9) + glassP(715, 770, 1.32, 9);
  for (const [x, y, R] of [
    [330, 770, 88],
    [905, 780, 92],
    [608, 838, 72],
  ]) {
    g +=
      `<g filter="url(#wc)">` +
      `<circle cx="${x}" cy="${y}" r="${R * 0.95}" fill="${p.paper}"/><circle cx="${x + 4}" cy="${y + 4}" r="${R * 0.9}" fill="${p.a}" opacity=".8"/></g>` +
      peony(r, x, y, R, 0, 0.94)
        .map(
          (q) =>
            `<path d="${q.d}" fill="${mix(p.w, p.a, 0.25 + q.li * 0.15)}" fill-opacity=".62" stroke="${p.ink}" stroke-width="1.9"/>`,
        )
        .join('');
  }
  for (let k = 0; k < 26; k++) {
    const x = 520 + r() * 180,
      y = 120 + r() * 250;
    g += `<path d="M${f1(x)} ${f1(y)}l0 ${f1(4 + r() * 9)}M${f1(x - 4)} ${f1(y + 4)}l9 0" stroke="${p.gold}" stroke-width="1.8" stroke-linecap="round"/>`;
  }
  return svg(W, H, `${o}<g filter="url(#rough)">${g}</g>${paperOverlay(W, H, 0.5)}`, seed);
};
