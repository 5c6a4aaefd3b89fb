import type { ReactNode } from 'react';

export interface Fact {
  /** Unique within the list. */
  term: string;
  text: ReactNode;
  /** A second, quieter line: how long, where, since when. */
  note?: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** For terms that are names in code, such as cookies. */
  isCode?: boolean;
}

/** Term and explanation, for facts that need a sentence each; a table would squeeze them on a phone. */
export function FactList({ facts, isCode }: FactListProps) {
  return (
    <dl className="rounded-card border border-line bg-paper px-4 md:px-5">
      {facts.map(({ term, text, note }) => (
        <div
          key={term}
          className="grid gap-x-6 gap-y-1 border-line border-t py-3.5 first:border-t-0 sm:grid-cols-[11rem_minmax(0,1fr)] print:break-inside-avoid"
        >
          <dt className="font-semibold">
            {isCode ? <code className="break-words text-sm">{term}</code> : term}
          </dt>
          <dd>
            {text}
            {note && <span className="mt-1 block text-ink-soft text-sm">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
