const STRAPS = [45, 135, 225, 315];

export function Lifebuoy() {
  return (
    <svg className="lifebuoy" viewBox="0 0 240 240" aria-hidden="true">
      <circle className="line" cx="120" cy="120" r="112" />
      <circle className="ring" cx="120" cy="120" r="78" />
      {STRAPS.map((turn) => (
        <path
          key={turn}
          className="strap"
          d="M98 16L104 68H136L142 16A106 106 0 0 0 98 16Z"
          transform={`rotate(${turn} 120 120)`}
        />
      ))}
    </svg>
  );
}
