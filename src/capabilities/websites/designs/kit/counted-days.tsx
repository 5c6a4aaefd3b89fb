/** ‘304 days to go’ with its number set apart; languages that say a few days without a figure have none. */
export function CountedDays({ days, words }: { days: number; words: string }) {
  const figure = String(days);
  const at = words.indexOf(figure);
  if (at < 0) return words;
  return (
    <>
      {words.slice(0, at)}
      <span className="number">{figure}</span>
      {words.slice(at + figure.length)}
    </>
  );
}
