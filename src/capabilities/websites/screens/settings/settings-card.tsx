import type { ReactNode } from 'react';

interface SettingsCardProps {
  /** What a link leads to. */
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings. */
export function SettingsCard({ id, title, lead, children }: SettingsCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 rounded-card border border-line bg-paper p-5 md:p-6"
    >
      <h2 id={`${id}-title`} className="font-display text-2xl">
        {title}
      </h2>
      {lead && <p className="mt-1 mb-4 max-w-reading text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}
