export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M8 92 90 10M22 10H90V78" fill="none" stroke="currentColor" strokeWidth="12" />
    </svg>
  );
}
