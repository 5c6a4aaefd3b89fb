/** Quarter turns on a board of squares: which way each turns is settled by its place. */
const SIZE = 4;
const SQUARES = Array.from({ length: SIZE * SIZE }, (_, n) => {
  const x = n % SIZE;
  const y = Math.floor(n / SIZE);
  return {
    key: n,
    x: x * 100,
    y: y * 100,
    turn: ((x * 3 + y * 5 + x * y) % 4) * 90,
    isDisc: (x * 7 + y * 3) % 5 === 0,
  };
});

/** Instead of a picture: the sheet’s own figures, cropped to whatever room there is. */
export function Arcs() {
  return (
    <svg className="arcs" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SQUARES.map(({ key, x, y, turn, isDisc }) => (
        <g key={key} transform={`translate(${x} ${y}) rotate(${turn} 50 50)`}>
          {isDisc ? (
            <circle cx="50" cy="50" r="34" fill="var(--tint)" />
          ) : (
            <>
              <path
                d="M0 100A100 100 0 0 1 100 0V100Z"
                fill={key % 3 ? 'var(--second)' : 'var(--on-accent)'}
              />
              <path d="M50 100A50 50 0 0 1 100 50V100Z" fill="var(--accent)" />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
