import { type ReactNode, useEffect, useRef } from 'react';

/** What one step asks. Whoever comes from another step hears it first. */
export function StepHeading({ title, lead, focuses }: { title: string; lead: ReactNode; focuses: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focuses) heading.current?.focus();
  }, [focuses]);
  return (
    <>
      <h1
        id="step-title"
        ref={heading}
        tabIndex={-1}
        className="text-3xl outline-none focus-visible:shadow-none sm:text-4xl md:text-5xl"
      >
        {title}
      </h1>
      <p className="mt-2 mb-6 max-w-reading text-ink-soft md:mt-3 md:text-lg">{lead}</p>
    </>
  );
}
