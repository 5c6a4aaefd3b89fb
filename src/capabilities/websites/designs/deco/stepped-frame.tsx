import type { ReactNode } from 'react';

/** A stepped arch of three fine lines around whatever it frames; the sheet cuts every layer with the same steps. */
export function SteppedFrame({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`stepped ${className}`}>
      <i className="layer brass" aria-hidden="true" />
      <i className="layer gap" aria-hidden="true" />
      <i className="layer brass second" aria-hidden="true" />
      <i className="layer gap second" aria-hidden="true" />
      <div className="framed">{children}</div>
    </div>
  );
}
