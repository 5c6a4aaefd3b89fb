import type { ReactNode } from 'react';
import { Notice } from '#ui/notice.tsx';

/** Says clearly that what follows is a promise for later and not yet a price to pay. */
export function PlanNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice tone="info" isLive={false} title={title}>
      {children}
    </Notice>
  );
}
