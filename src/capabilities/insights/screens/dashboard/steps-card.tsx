import { CalendarDays, ChevronRight, ImagePlus, MessageCircle, Star } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#app/rules/paths.ts';
import { sectionAddress } from '#app/rules/section-address.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { Card } from '#ui/card.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import type { DashboardStep } from '../../contract.ts';
import { pointsText } from './points-text.ts';

const ICONS = { reply: MessageCircle, review: Star, listing: ImagePlus, calendar: CalendarDays };
/** What a day that a couple asks for can add. */
const DATE_POINTS = 10;

function addressOf({ kind, section }: DashboardStep, storefront: string): string {
  if (kind === 'reply') return withQuery(paths.leads('ready'), { storefront });
  if (kind === 'review') return withQuery(paths.leads('booked'), { storefront });
  if (kind === 'calendar') return withQuery(vendorPaths.calendar, { storefront });
  if (section === null) return withQuery(vendorPaths.listing, { storefront });
  return sectionAddress({ uuid: storefront }, section);
}

function GainChip({ gainTenths }: Pick<DashboardStep, 'gainTenths'>) {
  if (gainTenths === 0) return null;
  const points = gainTenths === null ? `up to +${DATE_POINTS}` : `+${pointsText(gainTenths)}`;
  return (
    <span className="shrink-0 rounded-full bg-green-tint px-2.5 py-0.5 font-semibold text-green-deep text-sm">
      {points}
      <span className={gainTenths === null ? 'sr-only' : 'max-xl:sr-only'}>
        {' '}
        {gainTenths === 10 ? 'point' : 'points'}
      </span>
    </span>
  );
}

interface StepsCardProps {
  steps: readonly DashboardStep[];
  storefrontUuid: string;
  className?: string;
}

/** What to do next, and what each would bring in search. */
export function StepsCard({ steps, storefrontUuid, className }: StepsCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <h2 id={titleId}>What to do next</h2>
      <p className="text-ink-soft text-sm">Points you’d gain in search.</p>
      <ul className="mt-3">
        {steps.map((step) => {
          const Icon = ICONS[step.kind];
          return (
            <li key={step.title} className="border-line border-t last:-mb-3">
              <PlainLink
                to={addressOf(step, storefrontUuid)}
                className="group flex min-h-16 items-center gap-3 rounded-mark py-3"
              >
                <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-wine-tint text-primary">
                  <Icon size={20} aria-hidden="true" />
                </span>
                <span className="min-w-0 grow">
                  <span className="block font-semibold group-hover:underline">{step.title}</span>
                  <span className="block text-ink-soft text-sm">{step.reason}</span>
                </span>
                <GainChip gainTenths={step.gainTenths} />
                <ChevronRight size={18} aria-hidden="true" className="text-ink-soft max-md:hidden" />
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
