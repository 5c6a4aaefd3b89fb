/** Overlapping fans in rows. The id tells the patterns of one page apart. */
export function Scales({ id }: { id: string }) {
  const scale = (x: number, y: number) => (
    <g transform={`translate(${x} ${y})`}>
      <circle r="40" />
      <circle className="line" r="33" />
      <circle className="line" r="24" />
      <circle className="line" r="15" />
      <circle className="heart" r="7" />
    </g>
  );
  return (
    <svg className="scales" aria-hidden="true">
      <defs>
        <pattern id={id} width="80" height="44" patternUnits="userSpaceOnUse">
          {scale(0, 18)}
          {scale(80, 18)}
          {scale(40, 40)}
          {scale(0, 62)}
          {scale(80, 62)}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
