import type { ReactNode } from 'react';

export interface AuthMessageProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** The end of a short errand: what happened, and the one way on. */
export function AuthMessage({ icon, title, children, action }: AuthMessageProps) {
  return (
    <div className="mx-auto flex min-h-130 max-w-120 flex-col items-center px-5 py-16 text-center md:py-24">
      <span className="mb-6 flex size-16 items-center justify-center rounded-full bg-blush text-primary">
        {icon}
      </span>
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <div className="mt-3 text-ink-soft md:text-lg">{children}</div>
      {/* Kept free while there is nothing to press yet, so that the words stay put when there is. */}
      <div className="mt-8 min-h-11">{action}</div>
    </div>
  );
}
