import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

interface SettingsSectionProps {
  /** The anchor, which mails and other pages link to. */
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <div id={id} className="scroll-mt-4">
      <Card as="section" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="mt-1 max-w-reading text-ink-soft">{lead}</p>}
        <div className="mt-5">{children}</div>
      </Card>
    </div>
  );
}
