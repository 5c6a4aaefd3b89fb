import { Download, MailCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import type { Household } from '../../contract.ts';
import type { Formality } from '../../rules/envelope-names.ts';
import { EVERYONE, filterHouseholds, type GuestView, writeGuestView } from '../../rules/guest-view.ts';
import { filterChip } from '../guests/filter-chip.ts';

const EXPORT = '/web-api/v1/guests/envelopes/export';

const FILTERS: readonly { label: string; only: Partial<GuestView> }[] = [
  { label: 'All', only: {} },
  { label: 'Save the date not sent', only: { unsent: 'SAVE_THE_DATE' } },
  { label: 'Invitation not sent', only: { unsent: 'INVITATION' } },
  { label: 'Thank-you not sent', only: { unsent: 'THANK_YOU' } },
  { label: 'No address', only: { isAddressMissing: true } },
];

interface EnvelopeToolsProps {
  view: GuestView;
  households: readonly Household[];
  formality: Formality;
  /** How many the button marks, and whether they were chosen one by one. */
  marked: { count: number; isChosen: boolean };
  /** Left out for who may only look. */
  onMark: (() => void) | undefined;
}

/** What of the envelopes is shown, and what can be done with those. */
export function EnvelopeTools({ view, households, formality, marked, onMark }: EnvelopeToolsProps) {
  const search = new URLSearchParams(writeGuestView(view));
  search.set('formality', formality);
  const shown = FILTERS.map(({ label, only }) => {
    const address = writeGuestView({ ...EVERYONE, ...only });
    const count = filterHouseholds(households, { ...EVERYONE, ...only }).length;
    return { label, address, count, isOn: writeGuestView(view) === address };
  }).filter(({ count, isOn, address }) => isOn || address === '' || (count > 0 && count < households.length));
  return (
    <div className="mb-3" data-print="hidden">
      <nav aria-label="Filters">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          {shown.map(({ label, address, count, isOn }) => (
            <li key={label}>
              <Link
                to={address || '?'}
                replace
                preventScrollReset
                aria-current={isOn ? 'true' : undefined}
                className={filterChip(isOn)}
              >
                {label} <span className={isOn ? undefined : 'text-ink-soft'}>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-2 flex flex-wrap gap-2">
        {onMark && (
          <Button
            variant="secondary"
            size="small"
            icon={<MailCheck size={16} aria-hidden="true" />}
            isDisabled={marked.count === 0}
            onPress={onMark}
          >
            {`Mark ${marked.count} ${marked.isChosen ? 'chosen' : 'shown'} as sent`}
          </Button>
        )}
        <a
          href={`${EXPORT}?${search}`}
          download="envelopes.csv"
          className={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          <Download size={16} aria-hidden="true" />
          File for a stationer
        </a>
      </div>
    </div>
  );
}
