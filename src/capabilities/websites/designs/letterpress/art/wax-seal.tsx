const POINTS = 26;

/** Wax that ran a little farther here than there, as a closed curve through its rim. */
function rim(radius: number, run: number): string {
  const at = Array.from({ length: POINTS }, (_, turn) => {
    const angle = (turn / POINTS) * Math.PI * 2;
    const swell =
      Math.sin(angle * 3 + 0.7) * 0.5 + Math.sin(angle * 5 + 2.1) * 0.34 + Math.sin(angle * 9 + 4) * 0.2;
    const r = radius + swell * run;
    return [60 + r * Math.cos(angle), 60 + r * Math.sin(angle)] as const;
  });
  const middle = (turn: number) => {
    const [ax, ay] = at[turn % POINTS] ?? [0, 0];
    const [bx, by] = at[(turn + 1) % POINTS] ?? [0, 0];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curve = at.map(([x, y], turn) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(turn)}`);
  return `M${middle(POINTS - 1)}${curve.join('')}Z`;
}

/** A pool of wax pressed by a round die: light from above, a ridge around the hollow. */
export function WaxSeal() {
  return (
    <svg className="wax" viewBox="0 0 120 120" aria-hidden="true">
      <defs>
        <radialGradient id="wax-pool" cx=".36" cy=".28" r=".85">
          <stop offset="0" stopColor="color-mix(in srgb, var(--accent) 72%, white)" />
          <stop offset=".4" stopColor="var(--accent)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--accent) 62%, black)" />
        </radialGradient>
        <linearGradient id="wax-hollow" x1="0" y1="0" x2=".5" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--accent) 70%, black)" />
          <stop offset=".55" stopColor="color-mix(in srgb, var(--accent) 94%, black)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--accent) 88%, white)" />
        </linearGradient>
        <filter id="wax-grain" x="0" y="0" width="1" height="1">
          <feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="7" result="noise" />
          <feDiffuseLighting in="noise" surfaceScale="2.2" lightingColor="#fff" result="light">
            <feDistantLight azimuth="235" elevation="62" />
          </feDiffuseLighting>
          <feComposite in="light" in2="SourceGraphic" operator="in" result="lit" />
          <feBlend in="lit" in2="SourceGraphic" mode="soft-light" />
        </filter>
      </defs>
      <g filter="url(#wax-grain)">
        <path d={rim(55, 3.4)} fill="url(#wax-pool)" />
      </g>
      <path d={rim(52, 3)} fill="none" stroke="white" strokeOpacity=".16" strokeWidth="1.4" />
      <circle cx="60" cy="60" r="40" fill="url(#wax-hollow)" />
      <circle cx="60" cy="60" r="40" fill="none" stroke="black" strokeOpacity=".22" strokeWidth="1.2" />
      <circle cx="60" cy="61" r="41.3" fill="none" stroke="white" strokeOpacity=".2" strokeWidth="1" />
      <circle
        cx="60"
        cy="60"
        r="35"
        fill="none"
        stroke="black"
        strokeOpacity=".2"
        strokeWidth="1.6"
        strokeDasharray="1.6 2.7"
      />
    </svg>
  );
}
