import type { ReactNode } from 'react';

export interface PageMessageProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A page that has only one thing to say. */
export function PageMessage({ title, children, actions }: PageMessageProps) {
  return (
    <div className="mx-auto flex max-w-reading flex-col items-center px-5 py-20 text-center md:py-28">
      <p aria-hidden="true" className="font-display text-6xl text-primary italic">
        &amp;
      </p>
      <h1 className="mt-4 text-4xl">{title}</h1>
      <div className="mt-3 text-ink-soft md:text-lg">{children}</div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
