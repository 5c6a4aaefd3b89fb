const FIELDS = [0, 60, 120, 180, 240, 300];

/** A wheel to spin, stopped. */
export function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 240 240" aria-hidden="true">
      <circle className="rim" cx="120" cy="120" r="114" />
      {FIELDS.map((turn, place) => (
        <path
          key={turn}
          className={`field-${(place % 3) + 1}`}
          d="M120 120L120 16A104 104 0 0 1 210.070 68Z"
          transform={`rotate(${turn} 120 120)`}
        />
      ))}
      <path className="hand" d="M112 132L120 34L128 132Z" transform="rotate(38 120 120)" />
      <circle className="hub" cx="120" cy="120" r="15" />
    </svg>
  );
}
