import { ArrowLeft, Info } from 'lucide-react';
import { Link } from 'react-router';
import { formatPriceRange } from '#base/money.ts';
import { useHere } from '#capabilities/inquiries/parts/use-here.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { type Asked, LeadButtons } from './lead-buttons.tsx';
import { leadFacts, Marks } from './lead-facts.tsx';
import { leadStatus } from './lead-status.ts';
import { TierBadge } from './tier-badge.tsx';
import type { LeadActions } from './use-lead-actions.ts';

interface LeadHeadProps {
  lead: LeadThread;
  /** The list it was opened from. */
  backTo: string;
  actions: LeadActions;
  onAsk: (asked: Asked) => void;
  onShowDetails: () => void;
}

export function BackLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="-ms-1 inline-flex min-h-11 items-center gap-2 rounded-mark font-medium text-ink-soft hover:text-ink lg:hidden"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      All leads
    </Link>
  );
}

/** Who they are, how the lead stands, and what to do with it. */
export function LeadHead({ lead, backTo, actions, onAsk, onShowDetails }: LeadHeadProps) {
  const here = useHere();
  const status = leadStatus(lead);
  const budget = lead.request && formatPriceRange(lead.request.budgetMinCents, lead.request.budgetMaxCents);
  const isSnoozed =
    here !== undefined && lead.snoozedUntil !== null && Date.parse(lead.snoozedUntil) > here.now.getTime();
  return (
    <header className="border-line border-b px-5 pt-2 pb-4 md:px-8 lg:pt-5">
      <BackLink to={backTo} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="wrap-anywhere text-2xl md:text-3xl">{lead.coupleNames}</h2>
            <TierBadge tier={lead.tier} />
            {status && <Badge variant={status.variant}>{status.label}</Badge>}
            <Marks lead={lead} />
            {lead.isReportedSpam && <Badge variant="red">Reported as spam</Badge>}
          </div>
          <p className="mt-1 text-ink-soft text-sm">
            {leadFacts(lead)}
            {budget && ` · ${budget}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <LeadButtons lead={lead} isSnoozed={isSnoozed} actions={actions} onAsk={onAsk} />
          {lead.status !== 'READY' && (
            <Button
              variant="quiet"
              size="small"
              icon={<Info size={16} aria-hidden="true" />}
              onPress={onShowDetails}
              className="xl:hidden"
            >
              Details
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
