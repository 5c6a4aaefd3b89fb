import {
  ArrowRight,
  CalendarHeart,
  HeartHandshake,
  ListChecks,
  type LucideIcon,
  MailCheck,
  MapPin,
  MessageCircleQuestionMark,
  Search,
  Store,
  Users,
} from 'lucide-react';
import { todayHere } from '#app/today-here.ts';
import type { UserContext } from '#app/user-context.ts';
import { parseCalendarDate } from '#base/calendar-date.ts';
import { weddingLocationSlug } from '#capabilities/navigation/rules/wedding-location-slug.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { countdownTo } from '../rules/countdown.ts';
import type { NextStep, StepIcon } from '../rules/next-step.ts';
import { nextSteps } from '../rules/next-steps.ts';
import { STEP_CARD, StepSkeletons } from './step-skeletons.tsx';
import { useHeadCount } from './use-head-count.ts';
import { usePartnerState } from './use-partner-state.ts';

const icons: Readonly<Record<StepIcon, LucideIcon>> = {
  mail: MailCheck,
  calendar: CalendarHeart,
  place: MapPin,
  partner: HeartHandshake,
  guests: Users,
  search: Search,
  vendors: Store,
  details: ListChecks,
  answers: MessageCircleQuestionMark,
};

function StepCard({ step: { title, text, href, icon } }: { step: NextStep }) {
  const Icon = icons[icon];
  return (
    <li className={`${STEP_CARD} transition-colors hover:border-ink/40`}>
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-blush text-primary">
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h3>
          {/* The whole card leads there; the name alone is read out. */}
          <PlainLink to={href} className="after:absolute after:inset-0 after:rounded-card after:content-['']">
            {title}
            <ArrowRight size={18} aria-hidden="true" className="ms-2 inline text-primary" />
          </PlainLink>
        </h3>
        <p className="mt-1 min-h-13 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}

function useSteps(user: UserContext): NextStep[] | undefined {
  const wedding = user.user_role_account_weddings[0];
  const partner = usePartnerState(wedding);
  const guests = useHeadCount(wedding !== undefined);
  if (partner === undefined || guests === undefined) return undefined;
  const day = wedding?.wedding_date ? parseCalendarDate(wedding.wedding_date) : undefined;
  const today = todayHere();
  return nextSteps({
    today,
    isEmailVerified: user.email_verified,
    hasVendorAccount: user.has_vendor_account,
    wedding: wedding
      ? {
          allowed: wedding.allowed,
          countdown: countdownTo(day, today).state,
          locationSlug: weddingLocationSlug(user),
          partner,
          guests,
        }
      : null,
  });
}

/** The three steps of someone who is signed in, once everything they depend on is known. */
export function NextStepCards({ user }: { user: UserContext }) {
  const steps = useSteps(user);
  if (!steps) return <StepSkeletons />;
  return steps.map((step) => <StepCard key={step.id} step={step} />);
}
