import { type ReactNode, useState } from 'react';
import { TextLink } from '#ui/text-link.tsx';
import type { DesignLooks } from './design-looks.ts';
import { type Look, LookChoice } from './look-choice.tsx';
import { type Device, SitePreview } from './site-preview.tsx';

interface DesignCardProps {
  design: DesignLooks;
  /** What is shown first. */
  first: Look;
  device: Device;
  /** Where it is drawn in a look. */
  address: (look: Look) => string;
  /** What can be done with the look that is shown. */
  action?: (look: Look) => ReactNode;
  badge?: ReactNode;
}

/** A design as it would look, in any of its colors and types. */
export function DesignCard({ design, first, device, address, action, badge }: DesignCardProps) {
  const [look, setLook] = useState(first);
  const src = address(look);
  return (
    <article
      aria-labelledby={`design-${design.key}`}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-paper p-4"
    >
      <SitePreview src={src} title={`${design.name}, how it looks`} device={device} />
      <div className="flex items-start justify-between gap-3">
        <h2 id={`design-${design.key}`} className="font-display text-2xl">
          {design.name}
        </h2>
        {badge}
      </div>
      <p className="grow text-ink-soft">{design.about}</p>
      <LookChoice design={design} look={look} onChange={setLook} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {action?.(look)}
        <TextLink href={src} className="inline-flex min-h-11 items-center">
          Open<span className="sr-only"> {design.name}</span>
        </TextLink>
      </div>
    </article>
  );
}
