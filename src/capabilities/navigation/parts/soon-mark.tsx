/** Beside the name of a section that has no screens yet; its page says what it will be. */
export function SoonMark() {
  return (
    <span className="ms-1.5 rounded-full bg-ink/8 px-1.5 font-semibold text-ink-soft text-xs">Soon</span>
  );
}
