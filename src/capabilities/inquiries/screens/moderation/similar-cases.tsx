import { formatCount } from '#base/format-count.ts';

interface SimilarCasesProps {
  sign: string;
  blocked: number;
  approved: number;
}

/** How staff went where the heaviest sign was the same. Words say what the bar shows. */
export function SimilarCases({ sign, blocked, approved }: SimilarCasesProps) {
  const all = blocked + approved;
  return (
    <>
      <div className="flex h-2.5 gap-0.5 overflow-hidden rounded-mark" aria-hidden="true">
        <span className="bg-primary" style={{ width: `${(blocked / all) * 100}%` }} />
        <span className="grow bg-green" />
      </div>
      <p className="mt-2 text-ink-soft text-sm">
        {formatCount(blocked)} of {formatCount(all)} blocked in 90 days where screening noted the same kind of
        sign: ‘{sign}’.
      </p>
    </>
  );
}
