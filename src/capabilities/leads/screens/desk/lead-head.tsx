import { Info, Phone } from 'lucide-react';
import { useHere } from '#app/use-here.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { LeadThread } from '../../contract/leads.contract.ts';
import { leadFacts, shortFacts } from '../../rules/lead-facts.ts';
import { BackLink, roundOnPhones } from './back-link.tsx';
import { type Asked, LeadButtons } from './lead-buttons.tsx';
import { LeadChipBadge } from './lead-chip-badge.tsx';
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

/** Who they are, how the lead stands, and what to do with it; it stays in sight while the talk scrolls. */
export function LeadHead({ lead, backTo, actions, onAsk, onShowDetails }: LeadHeadProps) {
  const here = useHere();
  const isSnoozed =
    here !== undefined && lead.snoozedUntil !== null && Date.parse(lead.snoozedUntil) > here.now.getTime();
  const phone = lead.contact?.phone;
  // Below the words of a new lead they are in sight anyway.
  const hasDetails = lead.status !== 'READY';
  return (
    <header className="shrink-0 border-line border-b px-4 py-2 md:px-6 lg:py-4">
      <div className="flex items-center gap-1 max-lg:-ms-2.5">
        <BackLink to={backTo} />
        <div className="min-w-0 grow">
          <h2 className="truncate text-xl lg:text-2xl">{lead.coupleNames}</h2>
          <p className="truncate text-ink-soft text-sm">
            <span className="sm:hidden">{shortFacts(lead)}</span>
            <span className="max-sm:hidden">{leadFacts(lead)}</span>
          </p>
        </div>
        {phone && (
          <a href={`tel:${phone}`} aria-label={`Call ${lead.coupleNames}`} className={roundOnPhones}>
            <Phone size={20} aria-hidden="true" />
          </a>
        )}
        {hasDetails && (
          <IconButton
            label="Details"
            icon={<Info size={20} />}
            onPress={onShowDetails}
            className="-me-2.5 sm:hidden"
          />
        )}
      </div>
      {/* Above a phone's keyboard there is room for the talk and the message only. */}
      <div className="mt-1.5 flex flex-wrap max-lg:[@media(max-height:32rem)]:hidden items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <LeadChipBadge lead={lead} />
          <TierBadge tier={lead.tier} />
          {lead.isReportedSpam && <Badge variant="red">Reported as spam</Badge>}
        </div>
        <div className="-my-1 flex flex-wrap items-center gap-1.5">
          <LeadButtons lead={lead} isSnoozed={isSnoozed} actions={actions} onAsk={onAsk} />
          {hasDetails && (
            <Button
              variant="quiet"
              size="small"
              icon={<Info size={16} aria-hidden="true" />}
              onPress={onShowDetails}
              className="max-sm:hidden xl:hidden"
            >
              Details
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
