import { Phone, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { DayVendor } from '../../contract/plan.contract.ts';
import { minuteWords } from '../../rules/minute-words.ts';
import type { PlanActions } from './use-plan-actions.ts';
import { VendorDialog } from './vendor-dialog.tsx';

interface VendorsSectionProps {
  vendors: readonly DayVendor[];
  /** Left out for who may only look. */
  actions: PlanActions | undefined;
}

function newVendor(): DayVendor {
  return {
    ...{ uuid: crypto.randomUUID(), name: '', service: '', arrivesMinute: null, phone: '', place: '' },
    ...{ isBooked: false, version: 0 },
  };
}

/** Who arrives when, and how to reach them. */
export function VendorsSection({ vendors, actions }: VendorsSectionProps) {
  const [open, setOpen] = useState<DayVendor>();
  return (
    <section aria-labelledby="day-vendors">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="day-vendors" className="font-display text-2xl">
          Vendors
        </h2>
        {actions && (
          <Button
            variant="secondary"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onPress={() => setOpen(newVendor())}
          >
            Add vendor
          </Button>
        )}
      </div>
      {vendors.length === 0 ? (
        <p className="text-ink-soft">Vendors you book appear here. You can add others too.</p>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-paper">
          {vendors.map((vendor) => (
            <li
              key={vendor.uuid}
              className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0"
            >
              <div className="min-w-0 grow">
                <p className="wrap-anywhere font-semibold">{vendor.name}</p>
                <p className="wrap-anywhere text-ink-soft text-sm">
                  {[
                    vendor.arrivesMinute === null
                      ? 'No time yet'
                      : `Arrives ${minuteWords(vendor.arrivesMinute)}`,
                    vendor.service,
                    vendor.place,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {vendor.phone && (
                  <a
                    href={`tel:${vendor.phone.replaceAll(/[^\d+]/g, '')}`}
                    className="inline-flex min-h-11 items-center gap-1.5 text-secondary underline"
                  >
                    <Phone size={14} aria-hidden="true" />
                    {vendor.phone}
                  </a>
                )}
              </div>
              {actions && (
                <Button variant="quiet" size="small" onPress={() => setOpen(vendor)}>
                  Edit<span className="sr-only"> {vendor.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {open && actions && (
        <VendorDialog key={open.uuid} vendor={open} actions={actions} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}
