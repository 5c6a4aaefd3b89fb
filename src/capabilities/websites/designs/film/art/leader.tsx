/** Two rings and a cross, as on the seconds before a film. */
export function Leader() {
  return (
    <svg
      className="leader-rings"
      viewBox="-100 -75 200 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="leader-sweep" d="M0 0 V-300 H300 V0 Z" />
      <path className="leader-cross" d="M-300 0 H300 M0 -300 V300" />
      <circle r="58" />
      <circle r="52" />
    </svg>
  );
}
