/** A wobbling disk cut with scissors. */
function blob(reach: number, bumps: number, turn: number): string {
  const points = Array.from({ length: bumps * 2 }, (_, at) => {
    const angle = (at * Math.PI) / bumps + turn;
    const away = reach * (at % 2 ? 0.86 : 1) * (1 + 0.05 * Math.sin(at * 2.7 + turn * 5));
    return [Math.cos(angle) * away, Math.sin(angle) * away] as const;
  });
  const middle = (at: number) => {
    const [a = [0, 0], b = [0, 0]] = [points[at % points.length], points[(at + 1) % points.length]];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const curves = points.map((point, at) => `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(at)}`);
  return `M${middle(points.length - 1)}${curves.join('')}z`;
}

/** Four sheets of colored paper on top of each other. */
export function CutFlower({ className }: { className: string }) {
  return (
    <svg className={`cut-flower ${className}`} viewBox="-102 -102 204 204" aria-hidden="true">
      <path className="cut-1" d={blob(98, 8, 0.2)} />
      <path className="cut-2" d={blob(74, 7, 0.9)} />
      <path className="cut-3" d={blob(50, 6, 0.4)} />
      <path className="cut-4" d={blob(26, 5, 0.1)} />
    </svg>
  );
}
