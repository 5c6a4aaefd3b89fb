const WAVES = [22, 32, 42, 52, 62];

/** Five waves and two rings: the stamp has traveled. */
export function Postmark() {
  return (
    <svg
      className="postmark"
      viewBox="0 0 170 84"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
    >
      <circle cx="42" cy="42" r="38" />
      <circle cx="42" cy="42" r="26" />
      <path d="M30 42H54M42 30V54" strokeWidth=".9" />
      {WAVES.map((y) => (
        <path key={y} d={`M84 ${y}c10-7 14-7 22 0s12 7 22 0s14-7 22 0s12 5 18 0`} />
      ))}
    </svg>
  );
}
