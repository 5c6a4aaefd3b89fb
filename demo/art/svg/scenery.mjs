// Hills and trees of the paper-cut pictures, and the canvas size.
import { f1, mix, noise1, smooth } from './lib.mjs';

export const W = 1200;
export const H = 900;
export const hill = (r, y, amp, k = 1) => {
  const n = noise1(r, 4);
  const pts = [];
  for (let i = -1; i <= 25; i++) pts.push([i * 50, y + amp * n((i / 26) * k)]);
  return { d: `${smooth(pts)}L${W + 60} ${H + 60}L-60 ${H + 60}Z`, y: (x) => y + amp * n((x / 50 / 26) * k) };
};
export const cypress = (x, y, h, c) =>
  `<path d="M${x} ${y}C${x - h * 0.15} ${y - h * 0.2} ${x - h * 0.12} ${y - h * 0.62} ${x} ${y - h}C${x + h * 0.12} ${y - h * 0.62} ${x + h * 0.15} ${y - h * 0.2} ${x} ${y}Z" fill="${c}"/>`;
export const roundTree = (r, x, y, h, c, c2) => {
  let o = `<path d="M${x - 3.5} ${y}L${x - 1.5} ${y - h * 0.6}L${x + 1.5} ${y - h * 0.6}L${x + 3.5} ${y}Z" fill="${c2}"/>`;
  for (const [dx, dy, q, m] of [
    [-0.16, -0.52, 0.27, 0],
    [0.17, -0.55, 0.27, 0.08],
    [0, -0.78, 0.3, 0.16],
    [-0.05, -0.62, 0.22, 0.28],
  ]) {
    const pts = [];
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * 6.283,
        k = 0.86 + r() * 0.28;
      pts.push([x + dx * h + Math.cos(a) * h * q * k, y + dy * h + Math.sin(a) * h * q * k]);
    }
    o += `<path d="${smooth(pts, true)}" fill="${mix(c, '#ffffff', m)}"/>`;
  }
  return o;
};
export const pine = (x, y, h, c) => {
  let o = `<rect x="${f1(x - 2.5)}" y="${f1(y - h * 0.2)}" width="5" height="${f1(h * 0.2)}" fill="${mix(c, '#3a2a22', 0.5)}"/>`;
  for (let k = 0; k < 4; k++) {
    const b = y - h * (0.12 + 0.2 * k),
      w = h * (0.26 - 0.05 * k),
      t = b - h * 0.36;
    o += `<path d="M${f1(x - w)} ${f1(b)}Q${f1(x - w * 0.35)} ${f1(b - h * 0.05)} ${f1(x)} ${f1(t)}Q${f1(x + w * 0.35)} ${f1(b - h * 0.05)} ${f1(x + w)} ${f1(b)}Q${f1(x)} ${f1(b + h * 0.045)} ${f1(x - w)} ${f1(b)}Z" fill="${mix(c, '#ffffff', 0.06 * k)}"/><path d="M${f1(x - w * 0.42)} ${f1(b - h * 0.12)}Q${f1(x - w * 0.2)} ${f1(b - h * 0.16)} ${f1(x)} ${f1(t)}Q${f1(x + w * 0.2)} ${f1(b - h * 0.16)} ${f1(x + w * 0.42)} ${f1(b - h * 0.12)}Q${f1(x)} ${f1(b - h * 0.08)} ${f1(x - w * 0.42)} ${f1(b - h * 0.12)}Z" fill="#fff" opacity=".85"/>`;
  }
  return o;
};
