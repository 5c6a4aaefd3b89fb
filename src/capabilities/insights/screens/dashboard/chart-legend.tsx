/** What each kind of line means. */
export function ChartLegend({ before, hasMedian }: { before: string; hasMedian: boolean }) {
  const entry = 'inline-flex items-center gap-2';
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <li className={entry}>
        <span aria-hidden="true" className="w-4 border-secondary border-t-2" />
        This period
      </li>
      <li className={entry}>
        <span aria-hidden="true" className="w-4 border-line-strong border-t-2 border-dashed" />
        <span className="first-letter:uppercase">{before}</span>
      </li>
      {hasMedian && (
        <li className={entry}>
          <span aria-hidden="true" className="w-4 border-ink border-t-2 border-dotted" />
          Market median
        </li>
      )}
    </ul>
  );
}
