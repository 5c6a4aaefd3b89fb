export interface KeyFigure {
  figure: string;
  /** What it counts; unique within the row. */
  label: string;
}

/** A few numbers to remember, large enough to be found again. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line grid-cols-2 lg:grid-cols-4">
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-paper p-4 md:p-6">
          <dt className="text-ink-soft max-md:text-sm">{label}</dt>
          <dd className="font-display text-2xl tabular-nums md:text-4xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
