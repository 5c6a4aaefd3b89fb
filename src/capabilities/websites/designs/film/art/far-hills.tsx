/** One ridge as a path: deterministic, so that server and preview agree. */
function ridge(base: number, height: number, step: number, seed: number): string {
  const points: string[] = [];
  for (let x = -step; x <= 1600 + step; x += step) {
    const wave = Math.sin((x / 1600) * 9 + seed) + Math.sin((x / 1600) * 23 + seed * 2.7) * 0.6;
    const notch = Math.sin(x * 12.9898 + seed * 78.233) * 0.35;
    points.push(`${x} ${Math.round(base - (wave + notch) * height)}`);
  }
  return `M${points.join(' L')} V900 H-100 Z`;
}

const TREES = Array.from({ length: 58 }, (_, turn) => {
  const x = turn * 28 + ((turn * 17) % 13);
  const height = 70 + ((turn * 53) % 90);
  return `M${x} 690 l10 0 l-3 -${Math.round(height * 0.4)} l5 0 l-7 -${Math.round(height * 0.6)} l-8 ${Math.round(height * 0.6)} l5 0 z`;
}).join(' ');

/** An establishing shot where the couple gave no picture: ridges into the haze, trees, water. */
export function FarHills() {
  return (
    <svg className="far-hills" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="hill-moon" cx="1180" cy="250" r="86" />
      <path className="hill-1" d={ridge(420, 52, 40, 1)} />
      <path className="hill-2" d={ridge(500, 46, 50, 4)} />
      <path className="hill-3" d={ridge(590, 34, 64, 2.2)} />
      <path className="hill-4" d={TREES} />
      <path className="hill-water" d="M0 690 H1600 V900 H0 Z" />
      <path
        className="hill-shine"
        d="M1090 712 h180 M1120 734 h120 M1060 760 h210 M1130 790 h90 M1100 826 h150"
      />
    </svg>
  );
}
