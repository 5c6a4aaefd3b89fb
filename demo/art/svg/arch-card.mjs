// Stationery cards with an arched panel, its shoulders covered in flowers, on a tinted ground.
import { wording } from './card-wording.mjs';
import { mix, PAL, paperOverlay, rng, svg } from './lib.mjs';
import { spray } from './watercolor-flowers.mjs';

const W = 900;
const H = 1260;

export const archCard = (pal, seed) => {
  const p = PAL[pal];
  const r = rng(seed);
  const tint = mix(p.b, '#ffffff', 0.35);
  const arch = (inset) =>
    `M${90 + inset} ${H - 70 - inset}V${430}A${360 - inset} ${360 - inset} 0 0 1 ${810 - inset} 430V${H - 70 - inset}Z`;
  const ground = `<rect width="${W}" height="${H}" fill="${tint}"/><g filter="url(#pc)"><path d="${arch(0)}" fill="#fffdf9"/></g><path d="${arch(22)}" fill="none" stroke="${p.gold}" stroke-width="2.4"/>`;
  const flowers = spray(r, p, 190, 190, 0.9, 0.72) + spray(r, p, 735, 1120, 3.9, 0.62);
  return svg(
    W,
    H,
    ground +
      flowers +
      wording(seed, { names: p.c, ink: p.ink, accent: p.gold }, 20) +
      paperOverlay(W, H, 0.35),
    seed,
  );
};
