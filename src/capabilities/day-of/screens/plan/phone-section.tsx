import { Smartphone } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import type { DayPlan } from '../../contract/plan.contract.ts';

const KILOBYTE = 1000;

/** What will be on each phone, before it is there. */
export function PhoneSection({ plan }: { plan: DayPlan }) {
  const { phone, items, vendors } = plan;
  const holds = [
    plural(phone.guests, 'guest'),
    phone.tables > 0 && plural(phone.tables, 'table'),
    plural(items.length, 'moment'),
    plural(vendors.length, 'vendor'),
  ].filter(Boolean);
  return (
    <section aria-labelledby="day-phone">
      <h2 id="day-phone" className="mb-3 font-display text-2xl">
        On your phone
      </h2>
      <Card>
        <p>
          {holds.join(', ')}: {Math.max(1, Math.round(phone.bytes / KILOBYTE))} kB, kept on the phone so it
          all works without a signal.
        </p>
        <p className="mt-2 text-ink-soft">
          Names, tables, meals, and needs. No guest’s email, phone number, or address. Logging out clears it.
        </p>
        <ButtonLink to={paths.dayOf()} className="mt-4" icon={<Smartphone size={18} aria-hidden="true" />}>
          Open day-of mode
        </ButtonLink>
      </Card>
    </section>
  );
}
