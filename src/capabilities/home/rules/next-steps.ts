import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { CONFIRM_EMAIL } from '#app/rules/unconfirmed-email.ts';
import type { CalendarDate } from '#base/calendar-date.ts';
import { searchPath, VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import type { WeddingAbility } from '#capabilities/weddings/rules/member-roles.ts';
import type { Countdown } from './countdown.ts';
import { guestStep, type HeadCount, isClosing } from './guest-step.ts';
import type { NextStep } from './next-step.ts';

/** What is known about the person who looks at the home page; nothing here is guessed. */
export type StepFacts = {
  today: CalendarDate;
  isEmailVerified: boolean;
  hasVendorAccount: boolean;
  wedding: {
    allowed: readonly WeddingAbility[];
    countdown: Countdown['state'];
    /** As search addresses name it. */
    locationSlug: string | undefined;
    /** 'unknown' for members who must not invite anyone. */
    partner: 'joined' | 'invited' | 'missing' | 'unknown';
    /** Null where it could not be read. */
    guests: HeadCount | null;
  } | null;
};

const SHOWN = 3;

const CONFIRM_STEP: NextStep = {
  id: 'confirm-email',
  title: CONFIRM_EMAIL,
  text: 'Open the link we sent you, so vendors can reach you.',
  href: paths.accountSettings('email'),
  icon: 'mail',
};
const SET_DATE: NextStep = {
  id: 'set-date',
  title: 'Set your date',
  text: 'A best guess is fine. You can change it any time.',
  href: paths.accountSettings('wedding'),
  icon: 'calendar',
};
const SET_PLACE: NextStep = {
  id: 'set-place',
  title: 'Pick a place',
  text: 'A city or town, so we can show you vendors nearby.',
  href: paths.accountSettings('wedding'),
  icon: 'place',
};
const INVITE_PARTNER: NextStep = {
  id: 'invite-partner',
  title: 'Invite your partner',
  text: 'One email, and you’re planning together.',
  href: paths.accountSettings('partner'),
  icon: 'partner',
};
const SEE_VENDORS: NextStep = {
  id: 'see-vendors',
  title: 'Browse vendors',
  text: 'From the venue to the last slice of cake.',
  href: VENDORS_PATH,
  icon: 'vendors',
};
const CHECK_DETAILS: NextStep = {
  id: 'check-details',
  title: 'Review your details',
  text: 'Names, date, place, guests, and budget on one page.',
  href: paths.accountSettings('wedding'),
  icon: 'details',
};
const READ_ANSWERS: NextStep = {
  id: 'read-answers',
  title: 'Read the FAQs',
  text: 'What’s ready today, and how we protect your data.',
  href: companyPaths.faq(),
  icon: 'answers',
};
const BEGIN: NextStep = {
  id: 'begin',
  title: 'Tell us about your day',
  text: 'A place, a date, a guest count. You can skip any question.',
  href: paths.onboarding(),
  icon: 'calendar',
};
const VENDOR_AREA: NextStep = {
  id: 'vendor-area',
  title: 'Go to your vendor account',
  text: 'Your business is there, with the same login.',
  href: paths.start({ side: 'vendor' }),
  icon: 'vendors',
};
const KEEP_DATA: NextStep = {
  id: 'keep-data',
  title: 'Save what you planned',
  text: 'Download everything you added here.',
  href: paths.accountSettings('your-data'),
  icon: 'details',
};
const REVIEWS: NextStep = {
  id: 'reviews',
  title: 'See how reviews work',
  text: 'Who can write one, and how we check it.',
  href: companyPaths.coupleReviews(),
  icon: 'answers',
};

function findVenue(locationSlug: string): NextStep {
  return {
    id: 'find-venue',
    title: 'Find your venue',
    text: 'Start with the place. The rest follows.',
    href: searchPath(locationSlug, 'wedding-venues'),
    icon: 'search',
  };
}

type WeddingFacts = NonNullable<StepFacts['wedding']>;

function* planningSteps(wedding: WeddingFacts, today: CalendarDate): Generator<NextStep> {
  const mayEdit = wedding.allowed.includes('edit-details');
  const mayInvite = wedding.allowed.includes('edit-guests');
  if (mayEdit && wedding.countdown === 'open') yield SET_DATE;
  if (mayEdit && !wedding.locationSlug) yield SET_PLACE;
  if (wedding.partner === 'missing') yield INVITE_PARTNER;
  // Answers wait for nobody, a search does.
  if (isClosing(wedding.guests, today)) yield guestStep(wedding.guests, today);
  if (wedding.allowed.includes('contact-vendors') && wedding.locationSlug)
    yield findVenue(wedding.locationSlug);
  if (mayInvite || wedding.guests?.people) yield guestStep(wedding.guests, today);
}

function* stepsOf({ today, isEmailVerified, hasVendorAccount, wedding }: StepFacts): Generator<NextStep> {
  if (!isEmailVerified) yield CONFIRM_STEP;
  if (!wedding) {
    if (hasVendorAccount) yield VENDOR_AREA;
    yield BEGIN;
    yield SEE_VENDORS;
  } else if (wedding.countdown === 'past') {
    yield KEEP_DATA;
    yield REVIEWS;
  } else {
    yield* planningSteps(wedding, today);
    yield SEE_VENDORS;
    yield CHECK_DETAILS;
  }
  yield READ_ANSWERS;
  yield SEE_VENDORS;
}

/** Always three: what is missing first, what can be looked at after it. So the page knows the room they take. */
export function nextSteps(facts: StepFacts): NextStep[] {
  const distinct = new Map([...stepsOf(facts)].map((step) => [step.id, step]));
  return [...distinct.values()].slice(0, SHOWN);
}
