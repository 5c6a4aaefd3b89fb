import type { ReactNode } from 'react';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { InvitationStatus } from '../rules/invitation-states.ts';

const STATES: Readonly<Record<InvitationStatus, { label: string; variant: BadgeVariant }>> = {
  PENDING: { label: 'Pending', variant: 'gold' },
  ACCEPTED: { label: 'Accepted', variant: 'green' },
  DECLINED: { label: 'Declined', variant: 'gray' },
  REVOKED: { label: 'Canceled', variant: 'gray' },
  EXPIRED: { label: 'Expired', variant: 'gray' },
};

export const SENDER_DONE = {
  resend: 'Sent again with a new link.',
  revoke: 'Invitation canceled. Its links no longer work.',
};

export type SenderAction = keyof typeof SENDER_DONE;

const BUTTONS = [
  { action: 'resend', variant: 'secondary', label: 'Resend', about: 'Resend to' },
  { action: 'revoke', variant: 'quiet', label: 'Cancel', about: 'Cancel the invitation to' },
] as const;

interface SentInvitationProps {
  email: string;
  status: InvitationStatus;
  actions: readonly string[];
  pending: SenderAction | undefined;
  onAct: (action: SenderAction) => void;
  /** Who was invited, as what and when. */
  children: ReactNode;
  more?: ReactNode;
}

/** One invitation in the list of who sent it. */
export function SentInvitation({
  email,
  status,
  actions,
  pending,
  onAct,
  children,
  more,
}: SentInvitationProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <div className="min-w-0 grow basis-52">{children}</div>
      <Badge variant={STATES[status].variant}>{STATES[status].label}</Badge>
      <div className="ms-auto flex flex-wrap gap-2">
        {more}
        {BUTTONS.filter(({ action }) => actions.includes(action)).map(({ action, variant, label, about }) => (
          <Button
            key={action}
            variant={variant}
            size="small"
            isPending={pending === action}
            onPress={() => onAct(action)}
            aria-label={`${about} ${email}`}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}
