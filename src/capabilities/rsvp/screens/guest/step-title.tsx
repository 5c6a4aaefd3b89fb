interface StepTitleProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  problem?: string | undefined;
}

/** The question of a screen, and above it what was missing. */
export function StepTitle({ eyebrow, title, lead, problem }: StepTitleProps) {
  return (
    <>
      {problem && (
        <p
          role="alert"
          className="mb-5 rounded-card border-2 border-red bg-red-tint px-4 py-3 font-semibold text-red-deep"
        >
          {problem}
        </p>
      )}
      {eyebrow && (
        <p className="mb-1 font-semibold text-base text-primary">
          <bdi>{eyebrow}</bdi>
        </p>
      )}
      <h1 className="mb-2 text-balance font-display text-3xl">
        <bdi>{title}</bdi>
      </h1>
      <p className={lead ? 'mb-6 text-ink-soft' : 'mb-4'}>
        <bdi>{lead}</bdi>
      </p>
    </>
  );
}
