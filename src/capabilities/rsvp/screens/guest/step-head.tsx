import type { GuestWords } from '../../rules/guest-words.ts';

interface StepHeadProps {
  words: GuestWords;
  back: string;
  step: number;
  steps: number;
}

/** Where one is, and the way back. */
export function StepHead({ words, back, step, steps }: StepHeadProps) {
  return (
    <div className="mb-7 flex min-h-11 items-center gap-4">
      <a href={back} className="inline-flex min-h-11 items-center gap-2 font-semibold text-base text-ink">
        <svg
          aria-hidden="true"
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          className="rtl:-scale-x-100"
        >
          <path d="M20 12H5M11 18l-6-6 6-6" />
        </svg>
        {words.back}
      </a>
      <div aria-hidden="true" className="flex grow gap-1.5">
        {Array.from({ length: steps }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no other name than its place.
            key={place}
            className={`h-1.5 grow rounded-full ${place < step ? 'bg-primary' : 'bg-line'}`}
          />
        ))}
      </div>
      <span className="font-semibold text-base">{words.stepOf(step, steps)}</span>
    </div>
  );
}
