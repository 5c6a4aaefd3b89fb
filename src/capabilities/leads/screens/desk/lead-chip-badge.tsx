import { AlarmClock, BellRing, CalendarHeart, Reply, Sparkle, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHere } from '#app/use-here.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import type { Lead } from '../../contract/leads.contract.ts';
import { type LeadChip, leadChip } from '../../rules/lead-chip.ts';

const icon = { size: 12, 'aria-hidden': true } as const;

const FACES: Readonly<Record<LeadChip['kind'], { variant: BadgeVariant; icon?: ReactNode }>> = {
  EXPIRING: { variant: 'red', icon: <Timer {...icon} /> },
  REMINDED: { variant: 'gold', icon: <BellRing {...icon} /> },
  REPLY: { variant: 'wine', icon: <Reply {...icon} /> },
  NEW: { variant: 'cove', icon: <Sparkle {...icon} /> },
  SNOOZED: { variant: 'sky', icon: <AlarmClock {...icon} /> },
  BOOKED: { variant: 'green', icon: <CalendarHeart {...icon} /> },
  CONNECTED: { variant: 'gray' },
  CLOSED: { variant: 'gray' },
  PENDING: { variant: 'gray' },
  READY: { variant: 'gray' },
};

/** How the lead stands, the same in its row and above its conversation. */
export function LeadChipBadge({ lead, className }: { lead: Lead; className?: string }) {
  const { kind, label } = leadChip(lead, useHere());
  const { variant, icon: face } = FACES[kind];
  return (
    <Badge
      variant={variant}
      {...(face !== undefined && { icon: face })}
      {...(className !== undefined && { className })}
    >
      {label}
    </Badge>
  );
}
