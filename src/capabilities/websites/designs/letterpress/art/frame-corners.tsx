const CORNERS = ['start-start', 'start-end', 'end-start', 'end-end'] as const;

/** What closes the four corners of an engraved frame: a square with its flower. */
export function FrameCorners() {
  return CORNERS.map((corner) => (
    <svg key={corner} className={`corner ${corner}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M1 1H23V23H1ZM4 4H20V20H4Z" fill="var(--paper)" stroke="currentColor" strokeWidth="1.2" />
      <path
        d="M12 12C8.5 10 8.5 6.5 12 5.5C15.5 6.5 15.5 10 12 12C14 8.5 17.5 8.5 18.5 12C17.5 15.5 14 15.5 12 12C15.5 14 15.5 17.5 12 18.500C8.5 17.5 8.5 14 12 12C10 15.5 6.5 15.5 5.5 12C6.5 8.5 10 8.5 12 12Z"
        fill="none"
        stroke="currentColor"
        strokeWidth=".9"
      />
      <circle cx="12" cy="12" r="1.4" fill="currentColor" />
    </svg>
  ));
}
