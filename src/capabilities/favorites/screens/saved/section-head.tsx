import type { ReactNode } from 'react';

interface SectionHeadProps {
  id: string;
  title: string;
  aside?: ReactNode;
}

export function SectionHead({ id, title, aside }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {aside}
    </div>
  );
}
