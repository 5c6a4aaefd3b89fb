import { Flag, Hourglass } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { MessageTime } from '../../parts/message-time.tsx';
import { SpamScore } from './spam-score.tsx';
import type { Verdict } from './use-moderation.ts';

const HOLD_WORDS = {
  EMAIL: 'Waits for the email address',
  SCREENING: 'Held by screening',
  REVIEW: 'Held for more than a day',
} as const;

const BUTTONS = {
  HELD: { clear: 'Let it through', reject: 'Don’t send it' },
  REPORTED: { clear: 'Not spam', reject: 'It is spam' },
} as const;

interface ModerationCardProps {
  item: ModerationItem;
  onDecide: (item: ModerationItem, verdict: Verdict) => void;
  deciding: { uuid: string; verdict: Verdict } | undefined;
}

/** Everything needed to decide, and the two ways to. */
export function ModerationCard({ item, onDecide, deciding }: ModerationCardProps) {
  const { uuid, kind, coupleNames, vendorName } = item;
  const isHeld = kind === 'HELD';
  const own = deciding?.uuid === uuid ? deciding.verdict : undefined;
  const button = (verdict: Verdict) => (
    <Button
      variant={verdict === 'clear' ? 'primary' : 'secondary'}
      isPending={own === verdict}
      isDisabled={deciding !== undefined && own === undefined}
      aria-describedby={`${uuid}-title`}
      onPress={() => onDecide(item, verdict)}
    >
      {BUTTONS[kind][verdict]}
    </Button>
  );
  return (
    <Card as="li" aria-labelledby={`${uuid}-title`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge
          variant={isHeld ? 'gold' : 'red'}
          icon={isHeld ? <Hourglass size={13} aria-hidden="true" /> : <Flag size={13} aria-hidden="true" />}
        >
          {isHeld ? HOLD_WORDS[item.holdReason ?? 'SCREENING'] : 'Reported by the vendor'}
        </Badge>
        <span className="text-ink-soft text-sm">
          <MessageTime at={item.since} />
        </span>
      </div>
      <h2 id={`${uuid}-title`} className="wrap-anywhere mt-3 text-xl">
        {coupleNames} to {vendorName}
      </h2>
      <p className="wrap-anywhere text-ink-soft text-sm">{item.senderEmail ?? 'The account is gone'}</p>
      <div className="mt-4 grid gap-5 md:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <blockquote className="wrap-anywhere max-h-80 overflow-y-auto whitespace-pre-line rounded-input bg-linen p-4">
            {item.message || 'The words were deleted with the account.'}
          </blockquote>
          {item.reportNote && (
            <p className="mt-3 text-sm">
              <span className="font-semibold">The vendor says: </span>
              {item.reportNote}
            </p>
          )}
        </div>
        <SpamScore score={item.spamScore} parts={item.spamParts} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {button('clear')}
        {button('reject')}
      </div>
    </Card>
  );
}
