/** One engraved leaf, pointing along the line from its stem: outline, vein and a shaded half. Drawn by reference. */
export function LeafSymbol({ id }: { id: string }) {
  return (
    <symbol id={id} viewBox="0 -8 26 16" overflow="visible">
      <path
        d="M0 0C5-7 17-8 26 0C17 8 5 7 0 0Z"
        fill="var(--leaf-ground, var(--paper))"
        stroke="currentColor"
        strokeWidth="1"
      />
      <path d="M0 0C5 7 17 8 26 0C17 1.5 8 1 0 0Z" fill="currentColor" />
      <path d="M6-3.4 9-.4M11-4.9 14-.6M16-4.6 19-1" stroke="currentColor" strokeWidth=".7" fill="none" />
    </symbol>
  );
}

/** `angle` in degrees; the leaf’s foot stands at x and y. */
export function Leaf({
  id,
  x,
  y,
  angle,
  size,
}: {
  id: string;
  x: number;
  y: number;
  angle: number;
  size: number;
}) {
  const r = (value: number) => Math.round(value * 10) / 10;
  return (
    <use
      href={`#${id}`}
      width={26}
      height={16}
      y={-8}
      transform={`translate(${r(x)} ${r(y)}) rotate(${r(angle)}) scale(${Math.round(size * 100) / 100})`}
    />
  );
}
