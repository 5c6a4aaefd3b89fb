import { Check, Phone, Truck } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { PackVendor } from '../../../contract/phone.contract.ts';
import { type DayLog, type Said, saidOf } from '../../../rules/day-log.ts';
import { lengthWords, minuteWords } from '../../../rules/minute-words.ts';
import { type Undo, undoOf } from '../../../rules/undo-said.ts';
import { UndoBar } from './undo-bar.tsx';

interface VendorsTabProps {
  vendors: readonly PackVendor[];
  log: DayLog;
  minute: number;
  onSay: (said: Said) => void;
}

const STEPS = [10, 20, 30, 60];
const pill =
  'inline-flex min-h-11 scroll-mb-36 cursor-pointer items-center justify-center gap-2 rounded-full border px-4 font-semibold text-sm';

type Standing = { isHere: boolean; isLate: boolean; text: string };

function standingOf(vendor: PackVendor, { log, minute }: Pick<VendorsTabProps, 'log' | 'minute'>): Standing {
  const { arrivesMinute, place } = vendor;
  const isHere = saidOf(log, 'ARRIVED', vendor.uuid) === 1;
  const delay = saidOf(log, 'DELAYED', vendor.uuid);
  if (isHere) return { isHere, isLate: false, text: ['Here', place].filter(Boolean).join(', ') };
  if (arrivesMinute === null) return { isHere, isLate: delay > 0, text: place || 'No time yet' };
  const due = minuteWords(arrivesMinute);
  if (delay > 0) return { isHere, isLate: true, text: `${lengthWords(delay)} late, was due ${due}` };
  const isLate = minute > arrivesMinute;
  if (isLate) return { isHere, isLate, text: `Not here yet, was due ${due}` };
  return { isHere, isLate, text: [`Due at ${due}`, place].filter(Boolean).join(', ') };
}

function VendorRow({ vendor, onSay, ...at }: Omit<VendorsTabProps, 'vendors'> & { vendor: PackVendor }) {
  const [isAsking, setAsking] = useState(false);
  const { uuid, name, service, phone } = vendor;
  const { isHere, isLate, text } = standingOf(vendor, at);
  return (
    <li
      className={classNames('border-line border-b px-4 py-3 last:border-b-0', isHere && 'bg-green-tint/45')}
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={classNames(
            'flex size-11 shrink-0 items-center justify-center rounded-full',
            isHere && 'bg-green-tint text-green-deep',
            !isHere && (isLate ? 'bg-red-tint text-red' : 'bg-linen text-ink-soft'),
          )}
        >
          {isHere ? <Check size={20} /> : <Truck size={20} />}
        </span>
        <div className="min-w-0 grow">
          <h3 className="wrap-anywhere font-semibold font-text">{name}</h3>
          <p className={classNames('wrap-anywhere text-sm', isLate ? 'text-red' : 'text-ink-soft')}>{text}</p>
          {service && <p className="text-ink-soft text-sm">{service}</p>}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        {phone && (
          <a
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            aria-label={`Call ${name}`}
            className={`${pill} border-ink/25`}
          >
            <Phone size={16} aria-hidden="true" />
            Call
          </a>
        )}
        {!isHere && (
          <button
            type="button"
            aria-expanded={isAsking}
            aria-label={`Late: ${name}`}
            onClick={() => setAsking(!isAsking)}
            className={`${pill} border-ink/25`}
          >
            Late
          </button>
        )}
        <button
          type="button"
          aria-label={`${isHere ? 'Not here' : 'Arrived'}: ${name}`}
          onClick={() => onSay({ kind: 'ARRIVED', subject: uuid, value: isHere ? 0 : 1 })}
          className={`${pill} ${isHere ? 'border-transparent text-ink-soft underline' : 'border-ink/25'}`}
        >
          {isHere ? 'Not here' : 'Arrived'}
        </button>
      </div>
      {isAsking && !isHere && (
        <fieldset className="mt-2">
          <legend className="mb-1 text-ink-soft text-sm">How late are they?</legend>
          <div className="flex flex-wrap gap-2">
            {[0, ...STEPS].map((by) => (
              <button
                key={by}
                type="button"
                onClick={() => {
                  onSay({ kind: 'DELAYED', subject: uuid, value: by });
                  setAsking(false);
                }}
                className={`${pill} border-ink/25`}
              >
                {by === 0 ? 'On time' : `${by} min`}
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </li>
  );
}

export function VendorsTab({ vendors, onSay, ...rest }: VendorsTabProps) {
  const [undo, setUndo] = useState<Undo>();
  function say(said: Said) {
    const name = vendors.find(({ uuid }) => uuid === said.subject)?.name ?? '';
    setUndo(undoOf(rest.log, name, [said]));
    onSay(said);
  }
  const here = vendors.filter(({ uuid }) => saidOf(rest.log, 'ARRIVED', uuid) === 1).length;
  const isHere = ({ uuid }: PackVendor) => saidOf(rest.log, 'ARRIVED', uuid);
  if (vendors.length === 0)
    return (
      <p className="py-8 text-center text-ink-soft">
        No vendors yet. Booked vendors appear here by themselves.
      </p>
    );
  return (
    <>
      <div className="mb-2 flex items-center justify-between px-1">
        <h2 className="font-display text-xl">Vendors</h2>
        <span className="text-ink-soft text-sm">
          {here} of {vendors.length} here
        </span>
      </div>
      <ul aria-label="Vendors" className="overflow-hidden rounded-card border border-line bg-paper">
        {vendors
          .toSorted((one, other) => isHere(one) - isHere(other))
          .map((vendor) => (
            <VendorRow key={vendor.uuid} vendor={vendor} {...rest} onSay={say} />
          ))}
      </ul>
      <UndoBar undo={undo} onSay={onSay} onDone={setUndo} />
    </>
  );
}
