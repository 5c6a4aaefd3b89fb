export const rng = (s) => {
  let a = (s * 2654435761) >>> 0;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
export const PAL = {
  blush: {
    sky: ['#fdf1ea', '#fbdccd', '#f4b9a7'],
    hills: ['#eec3b2', '#dba493', '#b98577', '#8f6a60', '#5f4a45'],
    a: '#e59f8d',
    b: '#f3c9b8',
    c: '#c96f63',
    w: '#fff7f0',
    leaf: '#7d8f74',
    leaf2: '#54684f',
    gold: '#c8995a',
    ink: '#4a3f3a',
    sun: '#fff3df',
    paper: '#fbf6ef',
  },
  sage: {
    sky: ['#f7f5ea', '#e6ecd9', '#c9d8bf'],
    hills: ['#c3d1b4', '#a3b795', '#7f9877', '#5d7a5c', '#3d5844'],
    a: '#f0d9c4',
    b: '#fff3e4',
    c: '#d9a98a',
    w: '#fffdf7',
    leaf: '#7f9877',
    leaf2: '#4d6a4f',
    gold: '#bf9a5e',
    ink: '#36443a',
    sun: '#fffbe8',
    paper: '#faf8f1',
  },
  dusk: {
    sky: ['#2d3561', '#6a5387', '#e28f7f'],
    hills: ['#a86b83', '#7d4f78', '#573d69', '#3b2f57', '#241f40'],
    a: '#f0a58a',
    b: '#f7cdb0',
    c: '#c9576b',
    w: '#fff1e2',
    leaf: '#6d7f88',
    leaf2: '#43566a',
    gold: '#f1c27d',
    ink: '#2a2546',
    sun: '#ffd9a0',
    paper: '#f8f1ec',
  },
  terracotta: {
    sky: ['#fdf3e4', '#fadcb8', '#f0b27f'],
    hills: ['#e8b48a', '#d68f63', '#b76a45', '#8a4d36', '#5b3529'],
    a: '#d9774f',
    b: '#f2c08f',
    c: '#a9452f',
    w: '#fff5e6',
    leaf: '#8d8f5f',
    leaf2: '#5f6a44',
    gold: '#c98f3f',
    ink: '#4a3226',
    sun: '#fff0cf',
    paper: '#fbf4e9',
  },
  spring: {
    sky: ['#eef6f4', '#e3f0e6', '#f6dfe4'],
    hills: ['#cfe3c4', '#aed0a2', '#86b482', '#5f9468', '#3f7052'],
    a: '#f0a9bd',
    b: '#fbdbe3',
    c: '#d9708f',
    w: '#fffafb',
    leaf: '#86b482',
    leaf2: '#4f8660',
    gold: '#d3a659',
    ink: '#3c4a44',
    sun: '#fffbe6',
    paper: '#fcfaf6',
  },
  winter: {
    sky: ['#e9f1f8', '#d3e1f0', '#c3cfe6'],
    hills: ['#dfe8f2', '#c2d2e4', '#9fb5d0', '#7790b3', '#4d668c'],
    a: '#e9eef6',
    b: '#ffffff',
    c: '#b6566a',
    w: '#ffffff',
    leaf: '#7f9c9a',
    leaf2: '#4a6f74',
    gold: '#c9a86a',
    ink: '#33425c',
    sun: '#fff8ec',
    paper: '#f8fafc',
  },
  coast: {
    sky: ['#eaf6f8', '#cfe8ee', '#fbe3cf'],
    hills: ['#bcdde2', '#8fc2cd', '#5fa0b4', '#3d7d98', '#25587a'],
    a: '#f2a48c',
    b: '#fbd9c8',
    c: '#d96f5c',
    w: '#fffaf4',
    leaf: '#7fa694',
    leaf2: '#487a70',
    gold: '#d0a25c',
    ink: '#27435a',
    sun: '#fff4dc',
    paper: '#fbf9f4',
  },
  lilac: {
    sky: ['#f6f1fa', '#e6dcf1', '#cbb9e0'],
    hills: ['#c6b5dc', '#a793c6', '#8573aa', '#63558a', '#453d66'],
    a: '#b79ad3',
    b: '#e5d6f2',
    c: '#8a68b0',
    w: '#fffaff',
    leaf: '#8aa196',
    leaf2: '#5b776c',
    gold: '#c2a25f',
    ink: '#3e3858',
    sun: '#fff7ee',
    paper: '#faf7fb',
  },
};
export const mix = (a, b, t) => {
  const p = (h) => [1, 3, 5].map((i) => parseInt(h.slice(i, i + 2), 16));
  const A = p(a),
    B = p(b);
  return (
    '#' +
    A.map((x, i) =>
      Math.round(x + (B[i] - x) * t)
        .toString(16)
        .padStart(2, '0'),
    ).join('')
  );
};
export const f1 = (n) => n.toFixed(1);
export const smooth = (pts, close = false) => {
  // catmull-rom -> bezier
  const n = pts.length,
    g = (i) => (close ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${f1(pts[0][0])} ${f1(pts[0][1])}`;
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const a = g(i - 1),
      b = g(i),
      c = g(i + 1),
      e = g(i + 2);
    d += `C${f1(b[0] + (c[0] - a[0]) / 6)} ${f1(b[1] + (c[1] - a[1]) / 6)} ${f1(c[0] - (e[0] - b[0]) / 6)} ${f1(c[1] - (e[1] - b[1]) / 6)} ${f1(c[0])} ${f1(c[1])}`;
  }
  return d + (close ? 'Z' : '');
};
export const noise1 = (r, n = 6) => {
  const a = Array.from({ length: n }, (_, i) => [r() * 6.28, (0.6 + r() * 0.8) * (i + 1), 1 / (i + 1)]);
  return (x) => a.reduce((s, [p, f, m]) => s + Math.sin(x * f * 6.28 + p) * m, 0) / 1.8;
};
export const defs = (W, H, seed = 1) => `<defs>
<filter id="wc" x="-25%" y="-25%" width="150%" height="150%" color-interpolation-filters="sRGB">
 <feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="4" seed="${seed}" result="n1"/><feDisplacementMap in="SourceGraphic" in2="n1" scale="26" xChannelSelector="R" yChannelSelector="G" result="d1"/>
 <feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="3" seed="${seed + 1}" result="n2"/><feDisplacementMap in="d1" in2="n2" scale="3.2" xChannelSelector="G" yChannelSelector="B" result="d2"/>
 <feTurbulence type="fractalNoise" baseFrequency=".009 .012" numOctaves="5" seed="${seed + 2}" result="n3"/><feColorMatrix in="n3" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3.4 0 0 0 -1.15" result="pig"/><feComposite in="d2" in2="pig" operator="in" result="wash"/>
 <feTurbulence type="fractalNoise" baseFrequency=".45" numOctaves="2" seed="${seed + 3}" result="n4"/><feColorMatrix in="n4" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 -.85" result="gr"/><feComposite in="d2" in2="gr" operator="in" result="gran"/>
 <feMorphology in="d2" operator="erode" radius="1.6" result="e0"/><feGaussianBlur in="e0" stdDeviation="3" result="er"/><feComposite in="d2" in2="er" operator="out" result="edge"/>
 <feComponentTransfer in="d2" result="base"><feFuncA type="linear" slope=".5"/></feComponentTransfer><feComponentTransfer in="wash" result="wash2"><feFuncA type="linear" slope=".55"/></feComponentTransfer><feComponentTransfer in="gran" result="gran2"><feFuncA type="linear" slope=".22"/></feComponentTransfer><feComponentTransfer in="edge" result="edge2"><feFuncA type="linear" slope=".6"/></feComponentTransfer>
 <feMerge><feMergeNode in="base"/><feMergeNode in="wash2"/><feMergeNode in="gran2"/><feMergeNode in="edge2"/></feMerge></filter>
<filter id="bleed" x="-30%" y="-30%" width="160%" height="160%"><feTurbulence type="fractalNoise" baseFrequency=".008" numOctaves="5" seed="${seed + 7}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="120" xChannelSelector="R" yChannelSelector="G" result="d"/><feGaussianBlur in="d" stdDeviation="9" result="b"/><feTurbulence type="fractalNoise" baseFrequency=".006 .01" numOctaves="5" seed="${seed + 9}" result="n3"/><feColorMatrix in="n3" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 0 0 0 -.95" result="pig"/><feComposite in="b" in2="pig" operator="in"/></filter>
<filter id="pc" filterUnits="userSpaceOnUse" x="-40" y="-40" width="${W + 80}" height="${H + 80}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="${seed + 4}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3" result="s"/><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="4" seed="${seed + 5}" result="g"/><feDiffuseLighting in="g" surfaceScale=".42" diffuseConstant="1.1" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="62"/></feDiffuseLighting><feComposite in="l" in2="s" operator="in" result="lt"/><feBlend in="s" in2="lt" mode="multiply" result="t"/>
 <feGaussianBlur in="s" stdDeviation="9" result="b1"/><feOffset in="b1" dx="3" dy="9" result="o1"/><feColorMatrix in="o1" type="matrix" values="0 0 0 0 .12 0 0 0 0 .07 0 0 0 0 .1 0 0 0 .34 0" result="sh1"/><feGaussianBlur in="s" stdDeviation="2" result="b2"/><feOffset in="b2" dx="1" dy="2" result="o2"/><feColorMatrix in="o2" type="matrix" values="0 0 0 0 .12 0 0 0 0 .07 0 0 0 0 .1 0 0 0 .32 0" result="sh2"/>
 <feMerge><feMergeNode in="sh1"/><feMergeNode in="sh2"/><feMergeNode in="t"/></feMerge></filter>
<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="5" seed="${seed + 6}" result="n"/><feDiffuseLighting in="n" surfaceScale="1.5" diffuseConstant="1.02" lighting-color="#fff"><feDistantLight azimuth="225" elevation="64"/></feDiffuseLighting></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="${seed + 8}"/><feColorMatrix type="matrix" values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 .5 .5 0 0 -.36"/></filter>
<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="34"/></filter><filter id="soft2" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="5"/></filter><filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="${seed + 3}"/><feDisplacementMap in="SourceGraphic" scale="2.4"/></filter>
</defs>`;
export const paperOverlay = (W, H, o = 0.5) =>
  `<rect width="${W}" height="${H}" filter="url(#paper)" style="mix-blend-mode:multiply" opacity="${o}"/><rect width="${W}" height="${H}" filter="url(#grain)" opacity=".1" style="mix-blend-mode:overlay"/>`;
export const svg = (W, H, body, seed) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${defs(W, H, seed)}${body}</svg>`;
// leaf: pointed oval from (0,0) along angle
export const leafPath = (x, y, len, w, ang, bend = 0.12) => {
  const c = Math.cos(ang),
    s = Math.sin(ang),
    T = (u, v) => [x + u * c - v * s, y + u * s + v * c];
  const tip = T(len, len * bend),
    a1 = T(len * 0.3, -w * 0.62),
    a2 = T(len * 0.75, -w * 0.5 + len * bend * 0.6),
    b1 = T(len * 0.3, w * 0.62),
    b2 = T(len * 0.75, w * 0.5 + len * bend * 0.6);
  const P = (p) => `${f1(p[0])} ${f1(p[1])}`;
  return `M${f1(x)} ${f1(y)}C${P(a1)} ${P(a2)} ${P(tip)}C${P(b2)} ${P(b1)} ${f1(x)} ${f1(y)}Z`;
};
export const branch = (r, x, y, len, ang, curve, n, ll, lw, kind = 'leaf') => {
  let px = x,
    py = y,
    a = ang;
  const pts = [[x, y]],
    L = [];
  const st = len / (n * 2);
  for (let i = 0; i < n * 2; i++) {
    a += curve / (n * 2) + (r() - 0.5) * 0.03;
    px += Math.cos(a) * st;
    py += Math.sin(a) * st;
    pts.push([px, py]);
    if (i > 1) {
      const t = i / (n * 2),
        k = (1 - t * 0.55) * (0.85 + r() * 0.3),
        sd = i % 2 ? 1 : -1;
      L.push({ x: px, y: py, len: ll * k, w: lw * k, ang: a + sd * (0.55 + r() * 0.35), round: kind });
    }
  }
  L.push({ x: px, y: py, len: ll * 0.5, w: lw * 0.5, ang: a });
  return { stem: smooth(pts), leaves: L, tip: [px, py] };
};
// peony outline petals: returns [{d,layer}]
export const peony = (r, cx, cy, R, _rot = 0, squash = 1) => {
  const out = [];
  const layers = [
    [1, 8],
    [0.8, 7],
    [0.6, 6],
    [0.42, 5],
    [0.25, 4],
  ];
  layers.forEach(([k, n], li) => {
    const off = r() * 6.28;
    for (let i = 0; i < n; i++) {
      const a = off + (i * 6.283) / n + (r() - 0.5) * 0.25,
        pr = R * k * (0.9 + r() * 0.2),
        w = (6.283 / n) * 0.78;
      const pts = [];
      const m = 9;
      for (let j = 0; j <= m; j++) {
        const t = (j / m) * 2 - 1,
          ang = a + t * w;
        const rr =
          pr *
          (1 - 0.22 * t * t - 0.0 * Math.abs(t)) *
          (1 + 0.05 * Math.sin(t * 7 + r() * 1.2)) *
          (Math.abs(t) > 0.97 ? 0.62 : 1);
        pts.push([cx + Math.cos(ang) * rr, cy + Math.sin(ang) * rr * squash]);
      }
      pts.push([cx + Math.cos(a + w * 0.3) * pr * 0.2, cy + Math.sin(a + w * 0.3) * pr * 0.2 * squash]);
      pts.push([cx + Math.cos(a - w * 0.3) * pr * 0.2, cy + Math.sin(a - w * 0.3) * pr * 0.2 * squash]);
      out.push({
        d: smooth(pts, true),
        li,
        i,
        a,
        tip: [cx + Math.cos(a) * pr, cy + Math.sin(a) * pr * squash],
      });
    }
  });
  return out;
};
