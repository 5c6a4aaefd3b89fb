/** Two rings, each once over and once under the other. */
export function Rings() {
  return (
    <svg
      className="rings"
      viewBox="0 0 220 130"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="10"
    >
      <circle cx="82" cy="65" r="52" />
      <circle cx="138" cy="65" r="52" stroke="var(--ground)" strokeWidth="20" />
      <circle cx="138" cy="65" r="52" />
      <path d="M95.500 14.800A52 52 0 0 1 124.600 35.200" stroke="var(--ground)" strokeWidth="20" />
      <path d="M91 13.800A52 52 0 0 1 127.900 40.600" />
    </svg>
  );
}
